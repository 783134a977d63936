import { describe, expect, it } from 'vitest';
import { dayAt, dayInWords } from './day';

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
