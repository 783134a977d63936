import { describe, expect, it } from 'vitest';
import { dayAt, dayInWords, daysOf, daysWithin, yearAfter } from './days';

describe('the day that it is', () => {
  it('is that of the zone', () => {
    const at = Date.UTC(2026, 11, 31, 23, 30);
    expect(dayAt(at, 'UTC')).toBe('2026-12-31');
    expect(dayAt(at, 'Asia/Kolkata')).toBe('2027-01-01');
    expect(dayAt(Date.UTC(2026, 2, 1, 3), 'America/New_York')).toBe('2026-02-28');
  });

  it('is said as people do', () => {
    expect(dayInWords('2026-12-11')).toBe('Friday 11 December');
  });
});

describe('days', () => {
  it('are counted with the first and the last', () => {
    expect(daysOf({ first: '2026-12-07', last: '2026-12-11' })).toBe(5);
    expect(daysOf({ first: '2026-12-07', last: '2026-12-07' })).toBe(1);
    expect(daysOf({ first: '2026-12-07', last: '2026-12-06' })).toBe(0);
  });

  it('are those of one year, where they lie in two', () => {
    const days = { first: '2026-12-28', last: '2027-01-05' };
    expect(daysWithin('2026-11-30', days)).toBe(4);
    expect(daysWithin('2027-01-01', days)).toBe(5);
    expect(daysWithin('2028-01-01', days)).toBe(0);
  });

  it('are planned for a year', () => {
    expect(yearAfter('2026-11-30')).toBe('2027-11-30');
    expect(yearAfter('2028-02-29')).toBe('2029-02-28');
  });
});
