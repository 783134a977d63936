import { NO_PACE, type Pace } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { recordOf } from '../../../test/support/records';
import type { GameRecord, SeatRecord } from '../../store/game';
import { beginTurn } from './begin';
import { reckon, tookOf } from './reckon';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A Friday noon in Calcutta. */
const FRIDAY = Date.parse('2026-11-27T12:00+05:30');

const TIMED: Pace = { ...NO_PACE, turn: 3 * DAY };

function begun(pace: Pace, seat: SeatRecord = {}, fields: Partial<GameRecord> = {}): GameRecord {
  const seats = [{ player: 'a', zone: 'Asia/Kolkata', ...seat }, { player: 'b' }];
  return beginTurn(recordOf({ id: 'g', status: 'running', pace, seats, ...fields }), { seat: 0, number: 4 }, FRIDAY);
}

test('a game without a clock has a turn, and neither time nor deadline', () => {
  const game = begun(NO_PACE, { bank: 5 });
  expect(game.turn).toEqual({ seat: 0, number: 4, since: FRIDAY });
  expect(game).not.toHaveProperty('deadline');
  expect(reckon(game)).toBe(game);
});

test('a turn may take its time, and is reminded of with a fifth of it left', () => {
  const { turn, deadline } = begun(TIMED);
  expect(turn).toEqual({ seat: 0, number: 4, since: FRIDAY, time: 3 * DAY, remind: FRIDAY + (3 * DAY * 4) / 5 });
  expect(deadline).toBe(FRIDAY + 3 * DAY);
});

test('what is in the bank comes on top', () => {
  expect(begun(TIMED, { bank: DAY })).toMatchObject({ turn: { time: 4 * DAY }, deadline: FRIDAY + 4 * DAY });
});

test('a week is reminded of no earlier than a day before its end', () => {
  expect(begun({ ...TIMED, turn: 7 * DAY }).turn?.remind).toBe(FRIDAY + 6 * DAY);
});

test.each([
  ['half', (3 * DAY) / 2],
  ['third', 2 * DAY],
  ['tenth', (3 * DAY * 9) / 10],
] as const)('a player who wants it so is reminded with a %s left', (reminder, later) => {
  expect(begun(TIMED, { reminder }).turn?.remind).toBe(FRIDAY + later);
});

test('a player who wants none gets no reminder, and loses the one there was', () => {
  const game = begun(TIMED);
  expect(begun(TIMED, { reminder: 'never' }).turn).not.toHaveProperty('remind');
  expect(reckon({ ...game, seats: [{ reminder: 'never' }, {}] }).turn).not.toHaveProperty('remind');
});

test('weekends do not count where the player lived when the turn began, whoever moves house meanwhile', () => {
  const game = begun({ ...TIMED, weekends: false });
  expect(game.turn?.zone).toBe('Asia/Kolkata');
  expect(game.deadline).toBe(FRIDAY + 5 * DAY);
  const seats = game.seats.with(0, { player: 'a', zone: 'Pacific/Kiritimati' });
  expect(reckon({ ...game, seats })).toEqual({ ...game, seats });
});

test('where weekends do not count they are those of Greenwich for a player of whom nothing is known', () => {
  const game = recordOf({ id: 'g', pace: { ...TIMED, weekends: false }, seats: [{}, {}] });
  expect(beginTurn(game, { seat: 0, number: 1 }, FRIDAY).turn?.zone).toBe('UTC');
});

test('a vacation counts only where the pace does not know any', () => {
  const away = [{ from: FRIDAY + DAY, until: FRIDAY + 10 * DAY }];
  expect(begun(TIMED, { away })).toMatchObject({ deadline: FRIDAY + 12 * DAY });
  expect(begun({ ...TIMED, vacation: false }, { away })).toMatchObject({ deadline: FRIDAY + 3 * DAY });
});

test('pauses do not count, and those that were over when the turn began are forgotten', () => {
  const over = { from: FRIDAY - DAY, until: FRIDAY };
  const on = { from: FRIDAY - HOUR, until: FRIDAY + DAY };
  expect(begun(TIMED, {}, { rests: [over, on] })).toMatchObject({ rests: [on], deadline: FRIDAY + 4 * DAY });
  expect(begun(TIMED, {}, { rests: [over] })).not.toHaveProperty('rests');
});

test('what a turn took is of time that counts', () => {
  const game = begun(TIMED, { away: [{ from: FRIDAY + DAY, until: FRIDAY + 10 * DAY }] });
  expect(tookOf(game, FRIDAY + HOUR)).toBe(HOUR);
  expect(tookOf(game, FRIDAY + 5 * DAY)).toBe(DAY);
  expect(tookOf(game, FRIDAY + 13 * DAY)).toBe(4 * DAY);
});
