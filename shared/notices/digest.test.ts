import { describe, expect, test } from 'vitest';
import { nextDigest } from './digest';
import { dayAt } from './wall';

const at = (text: string): number => Date.parse(text);
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

describe('the next digest comes', () => {
  test.each([
    ['later today', 'UTC', 8, '2026-01-05T07:59:59.999Z', '2026-01-05T08:00'],
    ['tomorrow, where it is that very instant', 'UTC', 8, '2026-01-05T08:00Z', '2026-01-06T08:00'],
    ['tomorrow, a moment after it', 'UTC', 8, '2026-01-05T08:00:00.001Z', '2026-01-06T08:00'],
    ['at midnight', 'UTC', 0, '2026-01-05T23:59Z', '2026-01-06T00:00'],
    ['in the last hour of the day', 'UTC', 23, '2026-01-05T12:00Z', '2026-01-05T23:00'],
    ['where the reader lives', 'America/New_York', 8, '2026-01-05T08:00Z', '2026-01-05T13:00'],
    ['in a zone of three quarters', 'Asia/Kathmandu', 8, '2026-01-05T12:00Z', '2026-01-06T02:15'],
    ['with the next instant, where clocks skip the hour', 'Europe/Berlin', 2, '2026-03-28T12:00Z', '2026-03-29T01:00'],
    ['with the first, where the hour comes twice', 'Europe/Berlin', 2, '2026-10-24T12:00Z', '2026-10-25T00:00'],
    ['the next day, after the first of two', 'Europe/Berlin', 2, '2026-10-25T00:00Z', '2026-10-26T01:00'],
    ['at one in the morning, where midnight is skipped', 'Africa/Cairo', 0, '2026-04-23T12:00Z', '2026-04-23T22:00'],
    ['with the first midnight of two', 'America/Havana', 0, '2026-10-31T12:00Z', '2026-11-01T04:00'],
    ['where clocks go by two hours', 'Antarctica/Troll', 2, '2026-03-28T12:00Z', '2026-03-29T01:00'],
    ['where clocks go by half an hour', 'Australia/Lord_Howe', 2, '2026-10-03T12:00Z', '2026-10-03T15:30'],
  ])('%s', (_, zone, hour, after, next) => {
    expect(iso(nextDigest(zone, hour, at(after)))).toBe(next);
  });

  test.each(['Europe/Berlin', 'America/Havana'])('once on every day of a year, at hours that clocks change, in %s', (zone) => {
    for (const hour of [0, 2]) {
      const days: string[] = [];
      const [begin, end] = [at('2026-01-02T12:00Z'), at('2027-01-02T12:00Z')];
      for (let now = nextDigest(zone, hour, begin); now < end; now = nextDigest(zone, hour, now)) days.push(dayAt(zone, now));
      expect(new Set(days).size, `${hour}`).toBe(days.length);
      expect(days.length, `${hour}`).toBeGreaterThanOrEqual(364);
      expect(days.length, `${hour}`).toBeLessThanOrEqual(366);
    }
  });
});
