import { IllegalAction } from '@shared/game';
import { NO_PACE, type Pace } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { oneMove } from '../../../test/support/one-move';
import { recordOf } from '../../../test/support/records';
import type { GameRecord } from '../../store/game';
import type { Change } from './commit';
import { leave } from './leave';
import { advance } from './step';

const DAY = 24 * 60 * 60 * 1000;

const { title } = oneMove;

/** A day for a turn, and two days in the bank. */
const BANKED: Pace = { ...NO_PACE, turn: DAY, bank: { start: 2 * DAY, increment: 1000, cap: 3 * DAY } };

const FIRST = { seat: 0, action: { type: 'guess', number: 1 } };
const SECOND = { ...FIRST, seat: 1 };

/** What a seat has of its player's account. */
const KNOWN = { zone: 'Asia/Kolkata', reminder: 'half', away: [{ from: 0, until: DAY }] } as const;

function started(pace: Pace, { players = 2, moves = 9 } = {}): GameRecord {
  const seats = Array.from({ length: players }, (_, seat) => ({ player: `${seat}` }));
  const table = recordOf({ id: 'g', pace, seats, options: { moves } });
  return advance(title, table, {}, 0, (draw) => title.start(table.options, players, draw)).game;
}

function step(game: GameRecord, by: Parameters<typeof advance>[2], now: number): Change {
  return advance(title, game, by, now, (draw) => title.act(game.state, by.action ?? { type: 'guess', number: 1 }, draw));
}

/** A step of a title after which it is the same turn still. */
function within(game: GameRecord, by: Parameters<typeof advance>[2], now: number): Change {
  return advance(title, game, by, now, () => ({ state: game.state, events: [] }));
}

test('the first turn begins with the start, and its clock with it', () => {
  expect(started(BANKED)).toMatchObject({
    status: 'running',
    version: 1,
    turn: { seat: 0, since: 0, time: 3 * DAY },
    deadline: 3 * DAY,
  });
  expect(started(BANKED)).not.toHaveProperty('moved');
});

test('every bank is full at the start; where there is no clock there is none', () => {
  expect(started(BANKED).seats.map(({ bank }) => bank)).toEqual([2 * DAY, 2 * DAY]);
  const { turn: _, ...untimed } = BANKED;
  expect(started(untimed).seats.map(({ bank }) => bank)).toEqual([undefined, undefined]);
});

test('a move begins the next turn with its full time, and says how long it was waited for', () => {
  const { game, event } = step(started(BANKED), FIRST, 5000);
  expect(game).toMatchObject({
    version: 2,
    moved: true,
    turn: { seat: 1, since: 5000, time: 3 * DAY },
    deadline: 5000 + 3 * DAY,
  });
  expect(event).toMatchObject({ ...FIRST, waited: 5000 });
});

test('a turn taken in time brings the increment, and one that took longer is paid out of the bank', () => {
  const quick = step(started(BANKED), FIRST, DAY).game;
  expect(quick.seats.map(({ bank }) => bank)).toEqual([2 * DAY + 1000, 2 * DAY]);
  const slow = step(quick, SECOND, 3 * DAY).game;
  expect(slow.seats.map(({ bank }) => bank)).toEqual([2 * DAY + 1000, DAY + 1000]);
  expect(slow).toMatchObject({ turn: { time: 3 * DAY + 1000 }, deadline: 6 * DAY + 1000 });
});

test('what a turn was given is used up before the bank is', () => {
  const game = started(BANKED);
  const given = { ...game, turn: { seat: 0, number: 1, since: 0, time: 4 * DAY, gifts: [1] } };
  expect(step(given, FIRST, 2 * DAY).game.seats[0]?.bank).toBe(2 * DAY + 1000);
  expect(step(given, FIRST, 3 * DAY).game.seats[0]?.bank).toBe(DAY + 1000);
});

test('what a pause took is not taken out of the bank', () => {
  const paused = { ...started(BANKED), rests: [{ from: DAY / 2, until: 4 * DAY }] };
  expect(step(paused, FIRST, 4 * DAY).game.seats[0]?.bank).toBe(2 * DAY + 1000);
});

test('a move after the deadline and before the clock is a move, and the bank is empty', () => {
  const { game, event } = step(started(BANKED), FIRST, 4 * DAY);
  expect(game.seats[0]).toEqual({ player: '0', bank: 0 });
  expect(event).toMatchObject({ waited: 4 * DAY });
});

test('a second action in the same turn changes no clock', () => {
  const game = started(BANKED);
  const { game: acted, event } = within(game, FIRST, 5000);
  expect(acted).toMatchObject({ deadline: game.deadline, turn: { ...game.turn, acted: true }, seats: game.seats });
  expect(event).toMatchObject({ waited: 5000 });
  expect(within(acted, FIRST, 6000).event).not.toHaveProperty('waited');
});

test('a turn that goes on for the same seat under another number has a clock of its own', () => {
  const alone = started(BANKED, { players: 1 });
  expect(step(alone, FIRST, 2 * DAY).game).toMatchObject({
    turn: { seat: 0, number: 2, since: 2 * DAY, time: 2 * DAY + 1000 },
    seats: [{ bank: DAY + 1000 }],
  });
});

test('what the clock plays is a miss, empties the bank and is nobody’s move', () => {
  const { game, event } = step(started(BANKED), { ...FIRST, auto: true }, 7 * DAY);
  expect(game.seats[0]).toEqual({ player: '0', bank: 0, missed: 1, absent: 1 });
  expect(game.turn).toEqual({ seat: 1, number: 2, since: 7 * DAY, time: 3 * DAY, remind: 9 * DAY + (2 * DAY) / 5 });
  expect(game).not.toHaveProperty('moved');
  expect(event).toMatchObject({ ...FIRST, auto: true });
  expect(event).not.toHaveProperty('waited');
});

test('a turn that the clock plays in two actions is missed once', () => {
  const auto = { ...FIRST, auto: true as const };
  const half = within(started(BANKED), auto, 4 * DAY).game;
  expect(half).toMatchObject({ turn: { missed: true, acted: true }, seats: [{ missed: 1, absent: 1, bank: 0 }, {}] });
  const { game } = step(half, auto, 4 * DAY);
  expect(game.seats[0]).toMatchObject({ missed: 1, absent: 1, bank: 0 });
  expect(game.turn).not.toHaveProperty('missed');
});

test('who comes back in the middle of a missed turn has moved, and has missed it all the same', () => {
  const half = within(started(BANKED), { ...FIRST, auto: true }, 4 * DAY).game;
  const { game, event } = step(half, FIRST, 5 * DAY);
  expect(game).toMatchObject({ moved: true });
  expect(game.seats[0]).toEqual({ player: '0', bank: 0, missed: 1 });
  expect(event).not.toHaveProperty('waited');
});

test('a move ends an absence, and the misses stay', () => {
  const missed = step(step(started(BANKED), { ...FIRST, auto: true }, 4 * DAY).game, SECOND, 4 * DAY).game;
  expect(missed.seats[0]).toMatchObject({ missed: 1, absent: 1 });
  expect(step(missed, FIRST, 4 * DAY).game.seats[0]).toEqual({ player: '0', bank: 1000, missed: 1 });
});

test('a forfeit is a miss that the clock has counted, and the turn goes on to the next with its full time', () => {
  const game = started(BANKED, { players: 3 });
  const { game: left, event } = leave({ registry: [oneMove] }, game, 0, 8 * DAY, true);
  expect(left.seats[0]).toMatchObject({ left: true, missed: 1 });
  expect(left).toMatchObject({ status: 'running', turn: { seat: 1, since: 8 * DAY, time: 3 * DAY }, deadline: 11 * DAY });
  expect(event).toMatchObject({ seat: 0, auto: true });
  expect(event).not.toHaveProperty('action');
});

test('who resigns has not moved, takes along their wish and what is known of them, and leaves the clock of another’s turn as it is', () => {
  const game = started(BANKED, { players: 3 });
  const wishing = { ...game, seats: game.seats.with(2, { player: '2', ...KNOWN, wish: 'abort' }) };
  const { game: left } = leave({ registry: [oneMove] }, wishing, 2, DAY);
  expect(left.seats[2]).toEqual({ player: '2', left: true });
  expect(left).toMatchObject({ turn: game.turn, deadline: game.deadline });
  expect(left).not.toHaveProperty('moved');
  expect(() => leave({ registry: [oneMove] }, left, 2, DAY)).toThrow(IllegalAction);
});

test('a game that is over has no turn, no deadline, no pause and no wishes', () => {
  const game = started(BANKED, { moves: 1 });
  const wishing = {
    ...game,
    rests: [{ from: 0, until: DAY }],
    seats: game.seats.with(1, { player: '1', wish: 'pause' as const }),
  };
  const { game: over } = step(wishing, FIRST, 5000);
  expect(over.status).toBe('finished');
  for (const field of ['turn', 'deadline', 'rests']) expect(over).not.toHaveProperty(field);
  expect(over.seats[1]).toEqual({ player: '1' });
});
