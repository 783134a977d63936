import { IllegalAction } from '@shared/game';
import { expect, test } from 'vitest';
import type { RecordedGame } from './record';
import { statesOf } from './replay';
import { gameOf, PLANS, POCKET, recordOf } from './support/games';

test.each(PLANS)('a whole record gives the state of every version: %j', (plan) => {
  const record = recordOf(plan, 1);
  const game = gameOf(record.title);
  const states = statesOf(game, record);
  expect(states).toHaveLength(record.moves.length);
  expect(game.title.result(states.at(-1))).toEqual(record.result);
  const turns = states.map((state) => game.title.turn(state)?.seat);
  record.moves.forEach(({ seat, action }, index) => {
    if (action) expect(turns[index - 1]).toBe(seat);
  });
});

test('a record in which something cannot be gives no states', () => {
  const record = recordOf(POCKET, 1);
  const game = gameOf(record.title);
  const [start, ...others] = record.moves.map((move) => ({ ...move, drawn: move.drawn?.slice(1) ?? [] }));
  expect(() => statesOf(game, { ...record, moves: start ? [start, ...others] : [] })).toThrow(RangeError);
  expect(() => statesOf(game, { ...record, moves: [...record.moves, { at: 0, seat: 0, events: [] }] })).toThrow(IllegalAction);
});

test.each<[string, Partial<RecordedGame>]>([
  ['a table of one', { seats: [{ name: 'Ada' }] }],
  ['options that there are not', { options: { edition: 'third' } }],
  ['another schedule', { options: { edition: 'second', schedule: 'falling' } }],
])('a record of %s gives no states', (_, change) => {
  for (const plan of PLANS) {
    const record = recordOf(plan, 1);
    const other = record.title === POCKET.title ? { ...change, ...(change.options && { options: { roles: 'both' } }) } : change;
    expect(() => statesOf(gameOf(record.title), { ...record, ...other })).toThrow(RangeError);
  }
});

test('a record in which a seat acts in the turn of another gives no states', () => {
  const record = recordOf(POCKET, 1);
  const moves = record.moves.map((move) => (move.seat === undefined ? move : { ...move, seat: 0 }));
  expect(() => statesOf(gameOf(record.title), { ...record, moves })).toThrow(RangeError);
});
