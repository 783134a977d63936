import { NO_PACE } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { oneMove } from '../../../test/support/one-move';
import { recordOf } from '../../../test/support/records';
import { database } from '../../store/dynamo/database';
import type { GameRecord } from '../../store/game';
import { systemWorld } from '../world';
import { lookBack } from './history';
import { list, show } from './show';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

const nobody = database({ call: () => Promise.reject(new Error('the document is all it takes')), destroy: () => {} }, 'casebook');
const world = { ...systemWorld(nobody, [oneMove]), now: () => NOW };

const PACE = { ...NO_PACE, turn: DAY };

const RUNNING = recordOf({
  id: 'g',
  status: 'running',
  version: 1,
  pace: PACE,
  state: { moves: 2, done: 0, die: 3, points: [0, 0], gone: [] },
  seats: [
    { player: 'a', name: 'Ada', zone: 'Asia/Kolkata', reminder: 'half', missed: 1, absent: 1, bank: 7, wish: 'pause' },
    { player: 'b', name: 'Ben', zone: 'Australia/Lord_Howe' },
  ],
  turn: { seat: 0, number: 1, since: NOW - 5, time: DAY + 7, zone: 'Asia/Kolkata', remind: NOW + 3, missed: true, gifts: [1] },
  deadline: NOW + DAY,
  nudged: NOW - 2,
  due: 'DUE#1',
  dueAt: NOW + 3,
});

function awayOf(fields: Partial<GameRecord>): unknown {
  const away = [
    { from: NOW - 9 * DAY, until: NOW },
    { from: NOW + DAY, until: NOW + 2 * DAY },
    { from: NOW + 5 * DAY, until: NOW + 6 * DAY },
  ];
  return show(world, { ...RUNNING, seats: [{ player: 'a', away }, {}], ...fields }, 1).seats[0]?.away;
}

test('everybody sees what a table has agreed on, and how its clock stands', () => {
  expect(show(world, RUNNING, undefined)).toMatchObject({
    pace: PACE,
    rated: false,
    turn: { seat: 0, number: 1, since: NOW - 5, time: DAY + 7, gifts: [1] },
    deadline: NOW + DAY,
    nudged: NOW - 2,
    now: NOW,
  });
});

test('of a seat nothing is shown of where its player lives, and when they are reminded', () => {
  const { seats, turn } = show(world, RUNNING, 1);
  expect(seats).toEqual([
    { player: 'a', name: 'Ada', missed: 1, bank: 7, wish: 'pause' },
    { player: 'b', name: 'Ben' },
  ]);
  expect(Object.keys(turn ?? {})).toEqual(['seat', 'number', 'since', 'time', 'gifts']);
  const whole = JSON.stringify(show(world, RUNNING, 1));
  for (const hidden of ['zone', 'Kolkata', 'Howe', 'remind', 'half', 'DUE', 'absent']) expect(whole).not.toContain(hidden);
});

test('a vacation is shown that is on or the next, where the pace knows vacations and the game is not over', () => {
  expect(awayOf({})).toEqual({ from: NOW + DAY, until: NOW + 2 * DAY });
  expect(awayOf({ pace: { ...PACE, vacation: false } })).toBeUndefined();
  expect(awayOf({ status: 'finished' })).toBeUndefined();
});

test('a game is paused from the first instant of the pause until its end', () => {
  const pausedAt = (now: number): number | undefined =>
    list(
      { now: () => now },
      {
        ...RUNNING,
        rests: [
          { from: NOW - 5, until: NOW - 3 },
          { from: NOW, until: NOW + DAY },
        ],
      },
      1,
    ).paused;
  expect([NOW - 1, NOW, NOW + DAY - 1, NOW + DAY].map(pausedAt)).toEqual([undefined, NOW + DAY, NOW + DAY, undefined]);
});

test('an open table shows when it is closed, and how long each of those who sit there takes', () => {
  const table = recordOf({ id: 'g', created: NOW - DAY, seats: [{ player: 'a' }, { player: 'b' }, {}] });
  const shown = show(world, table, undefined, { replies: [5000, undefined, undefined] });
  expect(shown).toMatchObject({ expires: NOW + 13 * DAY, seats: [{ replies: 5000 }, {}, {}] });
  expect(show(world, { ...RUNNING }, 0, { replies: [5000, 6000] }).seats[0]).not.toHaveProperty('replies');
  expect(show(world, RUNNING, 0)).not.toHaveProperty('expires');
});

test('a game without a result says why', () => {
  expect(show(world, { ...RUNNING, status: 'void', why: 'unplayed' }, 0).why).toBe('unplayed');
});

test('a look back shows nothing of the clock', async () => {
  const sight = { game: { ...RUNNING, rests: [{ from: NOW, until: NOW + DAY }] }, player: 'a', seat: 0 };
  const { game } = lookBack(world, sight, 1, 0);
  const shown = await game();
  expect(shown.turn).toEqual({ seat: 0, number: 1, since: NOW - 5 });
  for (const field of ['deadline', 'paused', 'nudged']) expect(shown).not.toHaveProperty(field);
});
