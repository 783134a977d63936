import { describe, expect, test } from 'vitest';
import type { Vacation } from '../../store/account';
import { daysLeft, takenBy, withoutVacation, withVacation } from './vacations';

const ZONE = 'America/New_York';

/** Noon in New York, in winter. */
function noon(day: string): number {
  return Date.parse(`${day}T17:00:00Z`);
}

function holding(...vacations: readonly Vacation[]): { timeZone: string; vacations: readonly Vacation[] } {
  return { timeZone: ZONE, vacations };
}

function taken(first: string, last: string, from: string, until: string): Vacation {
  return { first, last, zone: ZONE, from: Date.parse(from), until: Date.parse(until) };
}

const WINTER = taken('2026-12-20', '2027-01-10', '2026-12-20T05:00:00Z', '2027-01-11T05:00:00Z');
const TODAY = '2026-12-01';

describe('a vacation', () => {
  test('goes from the start of its first day to the end of its last, over New Year too', () => {
    expect(withVacation(holding(), { first: '2026-12-20', last: '2027-01-10' }, noon(TODAY))).toEqual([WINTER]);
    expect(daysLeft(holding(WINTER), noon(TODAY))).toBe(28 - 12);
    expect(daysLeft(holding(WINTER), noon('2027-01-05'))).toBe(28 - 10);
  });

  test('that begins today begins now', () => {
    const [vacation] = withVacation(holding(), { first: TODAY, last: TODAY }, noon(TODAY));
    expect(vacation).toEqual(taken(TODAY, TODAY, '2026-12-01T17:00:00Z', '2026-12-02T05:00:00Z'));
  });

  test('has an hour less or more where the clocks change', () => {
    const [vacation] = withVacation(holding(), { first: '2026-03-08', last: '2026-03-08' }, noon('2026-03-01'));
    expect((vacation?.until ?? 0) - (vacation?.from ?? 0)).toBe(23 * 60 * 60 * 1000);
  });

  test('that is planned can be another, as if it had not been', () => {
    const first = withVacation(holding(), { first: '2026-12-02', last: '2026-12-29' }, noon(TODAY));
    const other = withVacation(holding(...first), { first: '2026-12-04', last: '2026-12-31' }, noon(TODAY));
    expect(other).toEqual([expect.objectContaining({ first: '2026-12-04', last: '2026-12-31' })]);
    expect(withoutVacation(holding(...other), noon(TODAY))).toEqual([]);
  });

  test('that is on can have another last day, today’s at the earliest, and no other first', () => {
    const now = noon('2026-12-25');
    const [shorter] = withVacation(holding(WINTER), { first: WINTER.first, last: '2026-12-25' }, now);
    expect(shorter).toEqual({ ...WINTER, last: '2026-12-25', until: Date.parse('2026-12-26T05:00:00Z') });
    expect(withVacation(holding(WINTER), { first: WINTER.first, last: WINTER.last }, now)).toEqual([WINTER]);
    expect(() => withVacation(holding(WINTER), { first: WINTER.first, last: '2026-12-24' }, now)).toThrow('bad_request');
    expect(() => withVacation(holding(WINTER), { first: '2026-12-26', last: '2026-12-27' }, now)).toThrow('bad_request');
  });

  test('that is ended is over now, and has used up today', () => {
    const now = noon('2026-12-25');
    const after = withoutVacation(holding(WINTER), now);
    expect(after).toEqual([{ ...WINTER, last: '2026-12-25', until: now }]);
    expect(takenBy(holding(...after), now)).toBeUndefined();
    expect(daysLeft(holding(...after), now)).toBe(28 - 6);
    expect(withoutVacation(holding(...after), now)).toEqual(after);
  });

  test('is counted where it was taken, wherever its player has gone meanwhile', () => {
    const [EAST, WEST] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    const days = { first: '2026-06-02', last: '2026-06-05' };
    const now = Date.UTC(2026, 5, 1, 10);
    const vacations = withVacation({ timeZone: EAST }, days, now);
    const gone = { timeZone: WEST, vacations };
    expect(withVacation(gone, days, now)).toEqual(vacations);
    const almostTwoDays = now + 48 * 60 * 60 * 1000 - 1;
    expect(withoutVacation(gone, almostTwoDays)).toEqual([{ ...vacations[0], last: '2026-06-03', until: almostTwoDays }]);
  });

  test.each([
    ['begins in the past', '2026-11-30', '2026-12-02'],
    ['ends before it begins', '2026-12-03', '2026-12-02'],
    ['ends more than a year ahead', '2027-11-20', '2027-12-02'],
  ])('that %s is none', (_, first, last) => {
    expect(() => withVacation(holding(), { first, last }, noon(TODAY))).toThrow('bad_request');
  });
});

describe('the days of a year', () => {
  test.each([
    ['2026-12-02', '2026-12-29', '2026-12-02', '2026-12-30'],
    ['2026-12-04', '2027-01-28', '2026-12-03', '2027-01-28'],
    ['2026-12-04', '2027-01-28', '2026-12-04', '2027-01-29'],
  ])('are twenty-eight: from %s to %s, but not from %s to %s', (first, last, early, late) => {
    expect(withVacation(holding(), { first, last }, noon(TODAY))).toHaveLength(1);
    expect(() => withVacation(holding(), { first: early, last: late }, noon(TODAY))).toThrow('vacation_spent');
  });

  test('are counted with vacations that are over, but for those of years long gone', () => {
    const old = taken('2024-05-01', '2024-05-28', '2024-05-01T04:00:00Z', '2024-05-29T04:00:00Z');
    const past = taken('2026-07-01', '2026-07-20', '2026-07-01T04:00:00Z', '2026-07-21T04:00:00Z');
    const days = { first: '2026-12-02', last: '2026-12-09' };
    expect(withVacation(holding(old, past), days, noon(TODAY))).toEqual([past, expect.objectContaining(days)]);
    expect(() => withVacation(holding(past), { ...days, last: '2026-12-10' }, noon(TODAY))).toThrow('vacation_spent');
  });
});
