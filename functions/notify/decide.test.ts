import { describe, expect, test } from 'vitest';
import type { SeatItem } from '../store/seat';
import { decide, SMART_WAIT } from './decide';

const BEGAN = Date.UTC(2026, 0, 5, 12);
const HOUR = 60 * 60 * 1000;
const TURN = { kind: 'turn', since: BEGAN, isSeen: ({ seen = 0 }: SeatItem) => seen >= 7 } as const;
const DAY_READER = { timeZone: 'UTC' };
const quietFrom = (from: number, until: number) => ({ timeZone: 'UTC', notices: { quiet: { from, until } } });
const seated = (seen: number): SeatItem => ({ game: 'g', seat: 0, title: 't', status: 'running', since: 1, seen });

describe('what is wanted at once', () => {
  test('is told at once, to who has been there too', () => {
    expect(decide(TURN, 'now', DAY_READER, seated(7), BEGAN)).toEqual({ of: 'now' });
    expect(decide({ ...TURN, own: true }, 'now', DAY_READER, seated(7), BEGAN)).toEqual({ of: 'now' });
  });

  test('is told at the end of quiet hours', () => {
    expect(decide(TURN, 'now', quietFrom(11, 14), undefined, BEGAN)).toEqual({ of: 'put off', until: BEGAN + 2 * HOUR });
    expect(decide(TURN, 'now', quietFrom(11, 14), undefined, BEGAN + 2 * HOUR)).toEqual({ of: 'now' });
  });

  test('is not told once it is of no use', () => {
    expect(decide({ ...TURN, until: BEGAN + 5 }, 'now', DAY_READER, undefined, BEGAN + 4)).toEqual({ of: 'now' });
    expect(decide({ ...TURN, until: BEGAN + 5 }, 'now', DAY_READER, undefined, BEGAN + 5)).toEqual({ of: 'nothing' });
  });
});

describe('a smart notice', () => {
  test('waits a minute and not more', () => {
    const until = BEGAN + SMART_WAIT;
    expect(decide(TURN, 'smart', DAY_READER, undefined, BEGAN)).toEqual({ of: 'wait', until });
    expect(decide(TURN, 'smart', DAY_READER, seated(6), until - 1)).toEqual({ of: 'wait', until });
    expect(decide(TURN, 'smart', DAY_READER, seated(6), until)).toEqual({ of: 'now' });
  });

  test('is dropped if its player has been there, and if they did it themselves', () => {
    expect(decide(TURN, 'smart', DAY_READER, seated(7), BEGAN + SMART_WAIT)).toEqual({ of: 'nothing' });
    expect(decide({ ...TURN, own: true }, 'smart', DAY_READER, undefined, BEGAN)).toEqual({ of: 'nothing' });
  });

  test('that was put off is dropped if they have been there meanwhile', () => {
    expect(decide(TURN, 'smart', quietFrom(11, 14), seated(7), BEGAN + 2 * HOUR)).toEqual({ of: 'nothing' });
  });
});

describe('a reminder in quiet hours', () => {
  test.each([
    ['comes at once where the turn ends in them', BEGAN + HOUR, { of: 'now' }],
    ['comes at once where the turn ends with them', BEGAN + 2 * HOUR, { of: 'now' }],
    ['waits where there is time afterwards', BEGAN + 3 * HOUR, { of: 'put off', until: BEGAN + 2 * HOUR }],
  ] as const)('%s', (_, until, decision) => {
    expect(decide({ kind: 'reminder', since: BEGAN, until }, 'now', quietFrom(11, 14), undefined, BEGAN)).toEqual(decision);
  });

  test('is the only one that does not wait', () => {
    const until = BEGAN + HOUR;
    expect(decide({ ...TURN, until }, 'now', quietFrom(11, 14), undefined, BEGAN)).toEqual({
      of: 'put off',
      until: BEGAN + 2 * HOUR,
    });
  });
});

test('news for the digest is kept in quiet hours too, unless it is known', () => {
  expect(decide(TURN, 'digest', quietFrom(11, 14), undefined, BEGAN)).toEqual({ of: 'digest' });
  expect(decide(TURN, 'digest', DAY_READER, seated(7), BEGAN)).toEqual({ of: 'nothing' });
});

test('nothing is told where it is off', () => {
  expect(decide(TURN, 'off', DAY_READER, undefined, BEGAN)).toEqual({ of: 'nothing' });
});
