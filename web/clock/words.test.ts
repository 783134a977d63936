import { describe, expect, it } from 'vitest';
import { absence, awayUntil, briefly, fully, lastDay, span } from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Tuesday, 3 November 2026, 23:30 in Auckland: half past ten in the morning in UTC. */
const NOW = Date.UTC(2026, 10, 3, 10, 30);
const ZONE = 'Pacific/Auckland';

describe('a span', () => {
  it.each([
    [0, 'now'],
    [-5 * MINUTE, 'now'],
    [MINUTE, '1 m'],
    [59 * MINUTE, '59 m'],
    [3 * HOUR + 12 * MINUTE, '3 h 12 m'],
    [30 * HOUR + 59 * MINUTE, '1 d 6 h'],
    [240 * HOUR, '10 d 0 h'],
  ])('of %i milliseconds is %s', (length, words) => {
    expect(span(length).join(' ')).toBe(words);
  });
});

describe('an instant in the zone of the reader', () => {
  it.each([
    ['a minute ago', NOW - MINUTE, '23:29', 'today 23:29'],
    ['this morning there, yesterday in UTC', NOW - 23 * HOUR, '00:30', 'today 00:30'],
    ['just before midnight there, today in UTC', Date.UTC(2026, 10, 2, 10, 45), 'Mon', 'yesterday 23:45'],
    ['six days ago', NOW - 6 * 24 * HOUR, 'Wed', 'Wednesday 23:30'],
    ['a week ago', NOW - 7 * 24 * HOUR, '27 Oct', '27 October 23:30'],
    ['by a clock that runs ahead', NOW + 2 * MINUTE, '23:32', 'today 23:32'],
  ])('%s', (_, at, brief, full) => {
    expect(briefly(at, NOW, ZONE)).toBe(brief);
    expect(fully(at, NOW, ZONE)).toBe(full);
  });

  it.each([
    ['tomorrow', NOW + 23 * HOUR, 'tomorrow 22:30'],
    ['in six days', NOW + 6 * 24 * HOUR, 'Monday 23:30'],
    ['in a week', NOW + 7 * 24 * HOUR, '10 November 23:30'],
  ])('to come: %s', (_, at, full) => {
    expect(fully(at, NOW, ZONE)).toBe(full);
  });

  it('is another day elsewhere', () => {
    const at = NOW - 23 * HOUR;
    expect(fully(at, NOW, ZONE)).toBe('today 00:30');
    expect(fully(at, NOW, 'UTC')).toBe('yesterday 11:30');
  });

  it('counts days by the calendar where a night has 25 hours', () => {
    const before = Date.UTC(2026, 9, 24, 21, 30);
    const after = Date.UTC(2026, 9, 25, 22, 45);
    expect(fully(before, after, 'Europe/Berlin')).toBe('yesterday 23:30');
  });
});

describe('the last day of what ends at an instant', () => {
  /** Midnight in Auckland between Saturday the 12th and Sunday the 13th. */
  const MIDNIGHT = Date.UTC(2026, 11, 12, 11);

  it('is the one before a midnight, and the one of that instant elsewhere', () => {
    expect(lastDay(MIDNIGHT, NOW, ZONE)).toBe('12 December');
    expect(lastDay(MIDNIGHT, NOW, 'Asia/Kolkata')).toBe('12 December');
    expect(lastDay(MIDNIGHT + 12 * HOUR, NOW, ZONE)).toBe('13 December');
  });

  it('is said of who is away', () => {
    expect(awayUntil(MIDNIGHT, NOW, ZONE)).toBe('away until 12 December');
    expect(awayUntil(MIDNIGHT, MIDNIGHT - 30 * HOUR, ZONE)).toBe('away until tomorrow');
    expect(awayUntil(MIDNIGHT, MIDNIGHT - HOUR, ZONE)).toBe('away today');
  });

  it('is said of who will be away, with the first', () => {
    const from = MIDNIGHT - 3 * 24 * HOUR;
    expect(absence({ from, until: MIDNIGHT }, NOW, ZONE)).toBe('away from 10 December to 12 December');
    expect(absence({ from, until: MIDNIGHT }, from, ZONE)).toBe('away until Saturday');
    expect(absence({ from: MIDNIGHT - 24 * HOUR, until: MIDNIGHT }, NOW, ZONE)).toBe('away on 12 December');
  });
});

describe('a deadline over a change of the clocks', () => {
  it.each([
    ['America/New_York', Date.UTC(2026, 9, 31, 16), 'tomorrow 11:00'],
    ['America/New_York', Date.UTC(2027, 2, 13, 17), 'tomorrow 13:00'],
    ['Australia/Lord_Howe', Date.UTC(2026, 9, 3, 1, 30), 'tomorrow 12:30'],
    ['Australia/Lord_Howe', Date.UTC(2027, 3, 3, 1), 'tomorrow 11:30'],
    ['Asia/Kolkata', Date.UTC(2026, 9, 31, 6, 30), 'tomorrow 12:00'],
  ])('is told as the clocks of %s will stand', (zone, noon, inADay) => {
    expect(fully(noon + 24 * HOUR, noon, zone)).toBe(inADay);
  });
});
