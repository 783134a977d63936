import { NO_PACE } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { recordOf } from '../../../test/support/records';
import type { GameRecord } from '../../store/game';
import { paused, pauseOf, unpaused } from './pause';

const DAY = 24 * 60 * 60 * 1000;

const RUNNING = recordOf({
  id: 'g',
  status: 'running',
  pace: { ...NO_PACE, turn: DAY },
  turn: { seat: 0, number: 1, since: 0, time: DAY },
  deadline: DAY,
});

/** A pause from each of these instants on, for so long. */
function pausedOften(game: GameRecord, froms: readonly number[], time: number): GameRecord {
  return froms.reduce((before, from) => {
    const during = paused(before, from);
    const pause = pauseOf(during, from);
    return pause ? unpaused(during, from + time) : during;
  }, game);
}

test('a pause is on from its first instant until thirty days later, and the deadline comes later by as much', () => {
  const game = paused(RUNNING, 1000);
  expect([999, 1000, 999 + 30 * DAY, 1000 + 30 * DAY].map((now) => pauseOf(game, now) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(game.deadline).toBe(31 * DAY);
});

test('one that is ended took as long as it was on', () => {
  expect(pausedOften(RUNNING, [1000], 500)).toMatchObject({ deadline: DAY + 500, rests: [{ from: 1000, until: 1500 }] });
});

test('however many there are in a turn, the document stays small, and nobody’s deadline comes earlier', () => {
  const froms = Array.from({ length: 200 }, (_, at) => 1000 * (at + 1));
  const game = pausedOften(RUNNING, froms, 500);
  expect(JSON.stringify(game.rests).length).toBeLessThan(1500);
  expect(game.deadline).toBeGreaterThanOrEqual(DAY + 200 * 500);
  const during = paused(game, 300_000);
  expect(pauseOf(during, 300_000)).toEqual({ from: 300_000, until: 300_000 + 30 * DAY });
});
