import { describe, expect, it } from 'vitest';
import { briefly, fully, span } from './words';

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
