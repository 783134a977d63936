import { expect, test } from 'vitest';
import { weekendAt } from './weekend';

const HOUR = 60 * 60 * 1000;

test.each([
  ['of a zone half an hour off', 'Asia/Kolkata', '2026-11-26T12:00Z', '2026-11-28T00:00+05:30', '2026-11-30T00:00+05:30'],
  [
    'in which clocks go half an hour forward',
    'Australia/Lord_Howe',
    '2026-10-01T12:00Z',
    '2026-10-03T00:00+10:30',
    '2026-10-05T00:00+11:00',
  ],
  [
    'in which they go half an hour back',
    'Australia/Lord_Howe',
    '2026-04-01T12:00Z',
    '2026-04-04T00:00+11:00',
    '2026-04-06T00:00+10:30',
  ],
  [
    'in which clocks go an hour forward',
    'America/New_York',
    '2026-03-05T12:00Z',
    '2026-03-07T00:00-05:00',
    '2026-03-09T00:00-04:00',
  ],
  ['in which they go an hour back', 'America/New_York', '2026-10-29T12:00Z', '2026-10-31T00:00-04:00', '2026-11-02T00:00-05:00'],
  ['whose Sunday has no midnight', 'America/Santiago', '2026-09-03T12:00Z', '2026-09-05T00:00-04:00', '2026-09-07T00:00-03:00'],
  ['after a Friday that never was', 'Pacific/Apia', '2011-12-29T12:00Z', '2011-12-31T00:00+14:00', '2012-01-02T00:00+14:00'],
  ['over the end of a month', 'UTC', '2026-01-28T12:00Z', '2026-01-31T00:00Z', '2026-02-02T00:00Z'],
  ['over the end of a year', 'UTC', '2022-12-30T12:00Z', '2022-12-31T00:00Z', '2023-01-02T00:00Z'],
])('the weekend %s', (_, zone, instant, from, until) => {
  expect(weekendAt(zone, Date.parse(instant))).toEqual({ from: Date.parse(from), until: Date.parse(until) });
});

test('a Saturday without a midnight begins with its first instant', () => {
  expect(weekendAt('Asia/Amman', Date.parse('2014-03-28T12:00Z')).from).toBe(Date.parse('2014-03-29T00:00+03:00'));
  expect(weekendAt('America/Asuncion', Date.parse('2004-10-16T12:00Z')).until).toBe(Date.parse('2004-10-18T00:00-03:00'));
});

test('a weekend is on from its first instant until the first of Monday, which belongs to the next', () => {
  const { from, until } = weekendAt('Asia/Kolkata', Date.parse('2026-11-26T12:00Z'));
  expect(weekendAt('Asia/Kolkata', from - 1)).toEqual({ from, until });
  expect(weekendAt('Asia/Kolkata', from)).toEqual({ from, until });
  expect(weekendAt('Asia/Kolkata', until - 1)).toEqual({ from, until });
  expect(weekendAt('Asia/Kolkata', until).from).toBe(until + 5 * 24 * HOUR);
});
