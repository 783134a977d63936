import { NO_PACE } from '@shared/pace/pace';
import { expect, test } from 'vitest';
import { recordOf } from '../../../test/support/records';
import { restamp, seatStamped, stampOf } from './stamp';

const DAY = 24 * 60 * 60 * 1000;

/** Now, and when the turn has begun. */
const [NOW, SINCE] = [10 * DAY, 5 * DAY];

const ZONED = { timeZone: 'Asia/Kolkata' };

function vacation(from: number, until: number): { first: string; last: string; zone: string; from: number; until: number } {
  return { first: '1970-01-01', last: '1970-01-02', zone: 'UTC', from, until };
}

test('a seat is given where its player lives, a reminder that is not the usual one, and vacations that are not over', () => {
  expect(stampOf({ ...ZONED, reminder: 'usual', vacations: [vacation(0, NOW)] }, NOW)).toEqual({ zone: 'Asia/Kolkata' });
  expect(stampOf({ ...ZONED, reminder: 'tenth', vacations: [vacation(0, NOW + 1)] }, NOW)).toEqual({
    zone: 'Asia/Kolkata',
    reminder: 'tenth',
    away: [{ from: 0, until: NOW + 1 }],
  });
});

test.each([
  ['over when the turn began is forgotten', [{ from: 0, until: SINCE }], [vacation(0, SINCE)], undefined],
  ['over since stays', [], [vacation(0, SINCE + 1)], [{ from: 0, until: SINCE + 1 }]],
  [
    'ended early has lasted so long',
    [{ from: 6 * DAY, until: 20 * DAY }],
    [vacation(6 * DAY, NOW)],
    [{ from: 6 * DAY, until: NOW }],
  ],
  ['of somebody else who sat there ends now', [{ from: 6 * DAY, until: 20 * DAY }], [], [{ from: 6 * DAY, until: NOW }]],
  [
    'of somebody else who sat there is over as it was',
    [{ from: 6 * DAY, until: 7 * DAY }],
    [],
    [{ from: 6 * DAY, until: 7 * DAY }],
  ],
  ['planned, and taken back, will not be', [{ from: 12 * DAY, until: 20 * DAY }], [], undefined],
])('a vacation that is %s', (_, away, vacations, after) => {
  expect(restamp({ player: 'p', away }, { ...ZONED, vacations }, { since: SINCE, now: NOW }).away).toEqual(after);
});

test('what a guest has rested stays where somebody with a vacation from the same day on takes their seat', () => {
  const seat = { player: 'p', away: [{ from: 6 * DAY, until: 20 * DAY }] };
  const account = { ...ZONED, vacations: [vacation(6 * DAY, 7 * DAY)] };
  expect(restamp(seat, account, { since: SINCE, now: NOW, isNew: true }).away).toEqual([
    { from: 6 * DAY, until: NOW },
    { from: 6 * DAY, until: 7 * DAY },
  ]);
});

test('who has left is not known any more', () => {
  const seat = { player: 'p', left: true, zone: 'UTC', reminder: 'half', away: [{ from: 0, until: 20 * DAY }] } as const;
  expect(restamp(seat, ZONED, { since: SINCE, now: NOW })).toEqual({ player: 'p', left: true });
});

test('the clock of a turn goes by what its seat is given, and no other clock does', () => {
  const turn = { seat: 0, number: 1, since: SINCE, time: 6 * DAY };
  const game = recordOf({ id: 'g', status: 'running', pace: { ...NO_PACE, turn: 6 * DAY }, turn, deadline: SINCE + 6 * DAY });
  const account = { ...ZONED, vacations: [vacation(NOW, NOW + DAY)] };
  expect(seatStamped(game, 0, {}, account, NOW).deadline).toBe(SINCE + 7 * DAY);
  expect(seatStamped(game, 1, {}, account, NOW).deadline).toBe(SINCE + 6 * DAY);
});
