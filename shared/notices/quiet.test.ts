import { describe, expect, test } from 'vitest';
import { isQuiet, quietUntil } from './quiet';

const NIGHT = { from: 22, until: 7 };

/** An instant, as ISO 8601 has it. */
const at = (text: string): number => Date.parse(text);
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 16);

describe('quiet hours', () => {
  test.each([
    ['over midnight, before it', NIGHT, 'UTC', '2026-01-05T22:00Z', '2026-01-06T07:00'],
    ['over midnight, at it', NIGHT, 'UTC', '2026-01-06T00:00Z', '2026-01-06T07:00'],
    ['over midnight, after it', NIGHT, 'UTC', '2026-01-06T06:59:59.999Z', '2026-01-06T07:00'],
    ['within a day', { from: 9, until: 17 }, 'UTC', '2026-01-06T09:30Z', '2026-01-06T17:00'],
    ['until midnight', { from: 20, until: 0 }, 'UTC', '2026-01-06T23:10Z', '2026-01-07T00:00'],
    ['all day but for an hour', { from: 9, until: 8 }, 'UTC', '2026-01-06T09:00Z', '2026-01-07T08:00'],
    ['where the reader lives', NIGHT, 'Asia/Tokyo', '2026-01-06T13:00Z', '2026-01-06T22:00'],
    ['in a zone of three quarters', NIGHT, 'Asia/Kathmandu', '2026-01-06T17:00Z', '2026-01-07T01:15'],
    ['in a night without one of its hours', NIGHT, 'Europe/Berlin', '2026-03-28T22:00Z', '2026-03-29T05:00'],
    ['in a night with one of them twice', NIGHT, 'Europe/Berlin', '2026-10-24T21:00Z', '2026-10-25T06:00'],
    [
      'whose end is skipped: when clocks skip it',
      { from: 22, until: 2 },
      'Europe/Berlin',
      '2026-03-28T23:00Z',
      '2026-03-29T01:00',
    ],
    ['whose end comes twice: the first time', { from: 22, until: 2 }, 'Europe/Berlin', '2026-10-24T22:00Z', '2026-10-25T00:00'],
    [
      'that are an hour which comes twice: both times',
      { from: 2, until: 3 },
      'Europe/Berlin',
      '2026-10-25T00:10Z',
      '2026-10-25T02:00',
    ],
    ['whose midnight is skipped', { from: 20, until: 0 }, 'Africa/Cairo', '2026-04-23T20:00Z', '2026-04-23T22:00'],
    ['where clocks go by half an hour', { from: 22, until: 2 }, 'Australia/Lord_Howe', '2026-10-03T14:00Z', '2026-10-03T15:30'],
    ['where clocks go by two hours', { from: 22, until: 2 }, 'Antarctica/Troll', '2026-03-29T00:30Z', '2026-03-29T01:00'],
  ])('%s', (_, quiet, zone, instant, end) => {
    expect(isQuiet(quiet, zone, at(instant))).toBe(true);
    expect(iso(quietUntil(quiet, zone, at(instant)))).toBe(end);
  });

  test.each([
    ['at the very end', NIGHT, 'UTC', '2026-01-06T07:00Z'],
    ['a moment before they begin', NIGHT, 'UTC', '2026-01-06T21:59:59.999Z'],
    ['in an hour that comes a second time', { from: 22, until: 2 }, 'Europe/Berlin', '2026-10-25T01:30Z'],
  ])('are not on %s', (_, quiet, zone, instant) => {
    expect(isQuiet(quiet, zone, at(instant))).toBe(false);
    expect(quietUntil(quiet, zone, at(instant))).toBe(at(instant));
  });

  test('that are skipped altogether are none', () => {
    const quiet = { from: 2, until: 3 };
    const quarters = Array.from({ length: 96 }, (_, n) => at('2026-03-28T23:00Z') + n * 900_000);
    expect(quarters.filter((quarter) => isQuiet(quiet, 'Europe/Berlin', quarter))).toEqual([]);
  });
});
