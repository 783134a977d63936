import { expect, it } from 'vitest';
import { ranking } from './ranking';

it('ranks seats by place, and those who share one by seat', () => {
  const seats = [
    { place: 3, score: 1 },
    { place: 1, score: 9 },
    { place: 1, score: 9 },
  ];
  expect(ranking({ seats })).toEqual([
    { seat: 1, place: 1, score: 9 },
    { seat: 2, place: 1, score: 9 },
    { seat: 0, place: 3, score: 1 },
  ]);
});
