import type { View } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { position } from '../support/position';
import { standing } from './standing';

const all = (view: View) => view.players.map((_, seat) => standing(view, seat));

test('from the start player on: done, to move, next, solved, still to come', () => {
  expect(all(position)).toEqual(['done', 'to-move', 'next', 'solved', undefined]);
});

test('who has solved or left is not next', () => {
  expect(all({ ...position, toMove: 2 })).toEqual(['done', 'done', 'to-move', 'solved', 'next']);
  const players = position.players.map((player, seat) => (seat === 4 ? { ...player, left: true as const } : player));
  expect(all({ ...position, toMove: 2, players })).toEqual(['next', 'done', 'to-move', 'solved', 'left']);
});

test('a phase is counted from the start player, over the end of the table', () => {
  expect(all({ ...position, start: 4, toMove: 0 })).toEqual(['to-move', 'next', undefined, 'solved', 'done']);
});

test('the only one left to move is not also next', () => {
  const players = position.players.map((player, seat) => (seat === 1 ? player : { ...player, solved: { phase: 5, points: 7 } }));
  expect(all({ ...position, players })).toEqual(['solved', 'to-move', 'solved', 'solved', 'solved']);
});

test('after the end nobody moves', () => {
  const { toMove: _, ...over } = position;
  expect(all(over)).toEqual([undefined, undefined, undefined, 'solved', undefined]);
});
