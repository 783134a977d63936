import type { Rounds } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { dueling } from '../support/duel';
import { courseOf, type Round } from './course';

const course = (rounds: Rounds, miniGame: number) => courseOf(rounds, { ...dueling, miniGame }).map(told);

function told(round: Round): string | number {
  if (round.kind === 'won') return `seat ${round.seat}`;
  return round.kind === 'tied' ? `${round.count} tied` : `${round.kind} ${round.round}`;
}

test('at first three rounds may be needed', () => {
  expect(course({ winners: [], ties: 0 }, 1)).toEqual(['now 1', 'ahead 2', 'ahead 3']);
});

test('who won stands in the place of the round', () => {
  expect(course({ winners: [1], ties: 0 }, 2)).toEqual(['seat 1', 'now 2', 'ahead 3']);
  expect(course({ winners: [1, 0], ties: 0 }, 3)).toEqual(['seat 1', 'seat 0', 'now 3']);
});

test('tied rounds come on top', () => {
  expect(course({ winners: [0], ties: 1 }, 3)).toEqual(['seat 0', '1 tied', 'now 3', 'ahead 4']);
  expect(course({ winners: [0], ties: 2 }, 4)).toEqual(['seat 0', '2 tied', 'now 4', 'ahead 5']);
});

test('after the end nothing is at hand', () => {
  const over = { ...dueling, result: { how: 'two-rounds', seats: [{ place: 2 }, { place: 1 }] } };
  expect(courseOf({ winners: [1, 1], ties: 0 }, over).map(told)).toEqual(['seat 1', 'seat 1']);
});
