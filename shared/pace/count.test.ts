import { expect, test } from 'vitest';
import { type Random, randomFrom } from '../../test/support/chance';
import { after, type Counting, counted } from './count';
import type { Rest } from './rest';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const ALWAYS: Counting = { rests: [] };

/** Both changes of the clocks in each of them, and Sundays without a midnight, lie within the year from here on. */
const ZONES = ['Asia/Kolkata', 'Australia/Lord_Howe', 'America/New_York', 'America/Santiago', 'UTC', undefined];
const START = Date.parse('2026-01-01T00:00Z');

test('without rests everything counts', () => {
  expect(after(5, 10, ALWAYS)).toBe(15);
  expect(counted(5, 15, ALWAYS)).toBe(10);
});

test('nothing counts backwards', () => {
  expect(counted(15, 5, ALWAYS)).toBe(0);
  expect(counted(15, 5, { rests: [{ from: 0, until: 20 }] })).toBe(0);
});

test.each<[string, Rest[], number]>([
  ['one that comes later than the end', [{ from: 200, until: 300 }], 200],
  ['one that is over', [{ from: 0, until: 100 }], 200],
  ['one that is on', [{ from: 0, until: 150 }], 250],
  ['one in between', [{ from: 120, until: 150 }], 230],
  [
    'one within another',
    [
      { from: 110, until: 150 },
      { from: 120, until: 130 },
    ],
    240,
  ],
  [
    'two that overlap, the later one first',
    [
      { from: 130, until: 160 },
      { from: 120, until: 140 },
    ],
    240,
  ],
  [
    'two one after the other',
    [
      { from: 120, until: 140 },
      { from: 140, until: 160 },
    ],
    240,
  ],
  [
    'the same twice',
    [
      { from: 120, until: 140 },
      { from: 120, until: 140 },
    ],
    220,
  ],
  ['one that ended before it began', [{ from: 150, until: 120 }], 200],
])('a hundred from 100 on, with %s', (_, rests, end) => {
  expect(after(100, 100, { rests })).toBe(end);
});

test('no time at all is over at once, even within a rest', () => {
  expect(after(100, 0, { rests: [{ from: 50, until: 150 }] })).toBe(100);
});

test.each([
  ['where clocks go forward on the Sunday', 'America/New_York', '2026-03-06T12:00-05:00', '2026-03-09T12:00-04:00'],
  ['where they go back', 'America/New_York', '2026-10-30T12:00-04:00', '2026-11-02T12:00-05:00'],
  ['where they go half an hour forward', 'Australia/Lord_Howe', '2026-10-02T12:00+10:30', '2026-10-05T12:00+11:00'],
  ['where they go half an hour back', 'Australia/Lord_Howe', '2026-04-03T12:00+11:00', '2026-04-06T12:00+10:30'],
  ['where they never change', 'Asia/Kolkata', '2026-11-27T12:00+05:30', '2026-11-30T12:00+05:30'],
])('a day from Friday noon ends on Monday noon, %s', (_, zone, friday, monday) => {
  expect(after(Date.parse(friday), DAY, { zone, rests: [] })).toBe(Date.parse(monday));
});

test('a day that ends with Friday ends then, and not on Monday', () => {
  const friday = Date.parse('2026-11-27T00:00+05:30');
  expect(after(friday, DAY, { zone: 'Asia/Kolkata', rests: [] })).toBe(friday + DAY);
});

test('a vacation from a Wednesday until a Sunday is longer by the rest of its weekend', () => {
  const rests = [{ from: Date.parse('2026-11-25T00:00Z'), until: Date.parse('2026-11-29T12:00Z') }];
  const monday = Date.parse('2026-11-24T12:00Z');
  expect(after(monday, DAY, { zone: 'UTC', rests })).toBe(Date.parse('2026-11-30T12:00Z'));
});

test('rests without a gap count nothing, however many they are', () => {
  const rests = Array.from({ length: 500 }, (_, at) => ({ from: at * DAY, until: (at + 1) * DAY }));
  expect(after(HOUR, DAY, { rests })).toBe(501 * DAY);
  expect(counted(HOUR, 500 * DAY, { rests })).toBe(0);
});

test('so much has counted at the instant it is over, and not one millisecond before', () => {
  for (let seed = 0; seed < 120; seed++) {
    const random = randomFrom(seed);
    const [from, time, counting] = [START + random(365 * DAY), 1 + random(60 * DAY), countingFrom(random)];
    const end = after(from, time, counting);
    expect(counted(from, end, counting), `seed ${seed}`).toBe(time);
    expect(counted(from, end - 1, counting), `seed ${seed}`).toBe(time - 1);
  }
});

test('every half hour counts that is in no rest and no weekend', () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = randomFrom(seed);
    const counting = onHalfHours(countingFrom(random));
    const from = START + random(300 * 24) * HOUR;
    const until = from + random(30 * 24) * HOUR;
    expect(counted(from, until, counting), `seed ${seed}`).toBe(oneByOne(from, until, counting));
  }
});

function countingFrom(random: Random): Counting {
  const zone = ZONES[random(ZONES.length)];
  const rests = Array.from({ length: random(8) }, () => {
    const from = START + random(400 * DAY);
    return { from, until: from + random(30 * DAY) };
  });
  return { ...(zone === undefined ? {} : { zone }), rests };
}

function onHalfHours({ rests, ...counting }: Counting): Counting {
  const round = (instant: number): number => instant - (instant % (HOUR / 2));
  return { ...counting, rests: rests.map(({ from, until }) => ({ from: round(from), until: round(until) })) };
}

function oneByOne(from: number, until: number, { zone, rests }: Counting): number {
  const weekday = zone === undefined ? undefined : new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: zone });
  let sum = 0;
  for (let at = from; at < until; at += HOUR / 2) {
    const isWeekend = weekday?.format(at).startsWith('S');
    const isRest = rests.some((rest) => rest.from <= at && at < rest.until);
    if (!isWeekend && !isRest) sum += HOUR / 2;
  }
  return sum;
}
