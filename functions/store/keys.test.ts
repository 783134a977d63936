import { expect, test } from 'vitest';
import { eventKey, eventsAfter, gameListedAt, listedAt } from './keys';

test('events sort as their versions do', () => {
  const keys = [1, 9, 10, 99, 100, 34_000].map((version) => eventKey('g', version).sk);
  expect([...keys].sort()).toEqual(keys);
});

test('the events after a version are those of later ones', () => {
  const { from, to } = eventsAfter('g', 9);
  const within = [8, 9, 10, 11, 99_999_999].filter((version) => {
    const { sk } = eventKey('g', version);
    return sk >= from && sk <= to;
  });
  expect(within).toEqual([10, 11, 99_999_999]);
  expect('GAME' >= from && 'GAME' <= to).toBe(false);
});

test('places in an index sort by instant, and give their game again', () => {
  const places = [0, 9, 1_700_000_000_000, 9_999_999_999_999].map((instant) => listedAt(instant, '_-id'));
  expect([...places].sort()).toEqual(places);
  expect(places.map(gameListedAt)).toEqual(places.map(() => '_-id'));
});
