import { expect, test } from 'vitest';
import { dayAt, endOf, startOf } from './days';

test.each([
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-06-01', '2026-06-01T11:00:00.000Z'],
])('in %s the %s begins at %s, also where clocks skip midnight or come to it twice', (zone, day, instant) => {
  expect(new Date(startOf(day, zone)).toISOString()).toBe(instant);
});

test.each(['America/Santiago', 'America/Havana', 'Africa/Cairo', 'Australia/Lord_Howe', 'Atlantic/Azores', 'Asia/Kolkata'])(
  'every day of a year in %s goes from its start to the start of the next',
  (zone) => {
    for (let midnight = Date.UTC(2026, 0, 1); midnight < Date.UTC(2027, 0, 1); midnight += 24 * 60 * 60 * 1000) {
      const day = new Date(midnight).toISOString().slice(0, 10);
      const [from, until] = [startOf(day, zone), endOf(day, zone)];
      expect([dayAt(from, zone), dayAt(until - 1, zone)]).toEqual([day, day]);
      expect(dayAt(from - 1, zone) < day && day < dayAt(until, zone), day).toBe(true);
    }
  },
);
