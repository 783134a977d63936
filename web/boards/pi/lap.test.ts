import { expect, test } from 'vitest';
import { isLastLap } from './lap';
import { position } from './support/position';
import { second } from './support/second';

const flipped = (...seats: readonly number[]) => ({
  ...second,
  players: position.players.map((player, seat) => (seats.includes(seat) ? { ...player, flipped: true as const } : player)),
});

test('with two markers not flipped the round goes on', () => {
  expect(isLastLap(flipped(0, 3, 4))).toBe(false);
});

test('with one or none it ends when play comes back', () => {
  expect(isLastLap(flipped(0, 2, 3, 4))).toBe(true);
  expect(isLastLap(flipped(0, 1, 2, 3, 4))).toBe(true);
});

test('an attempt flips one more', () => {
  expect(isLastLap(flipped(0, 3, 4), 1)).toBe(true);
  expect(isLastLap(flipped(0, 3), 1)).toBe(false);
  expect(isLastLap(flipped(0, 3, 4), 4)).toBe(false);
});

test('who has left counts as flipped', () => {
  const { players } = flipped(0, 3, 4);
  expect(
    isLastLap({ ...second, players: players.with(2, { ...position.players[2], left: true } as (typeof players)[number]) }),
  ).toBe(true);
});

test('in the first edition nothing of the kind happens', () => {
  expect(isLastLap({ ...flipped(0, 1, 2, 3, 4), edition: 'first' })).toBe(false);
});
