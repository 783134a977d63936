/** Deadlines where weekends, vacations and banks meet clocks that are put forward and back, wherever the server itself is. */

import type { GameAnswer } from '@shared/api/games';
import type { Pace } from '@shared/pace/pace';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneMove } from '../../support/one-move';
import { type Server, startServer } from '../../support/server';
import type { Table } from '../../support/table-play';
import { HOUR, takeVacation } from '../../support/time';
import { Visitor } from '../../support/visitor';
import { wallAt } from '../../support/wall';

const NEW_YORK = 'America/New_York'; // -5; -4 from 8 March to 1 November 2026
const LORD_HOWE = 'Australia/Lord_Howe'; // +11; +10:30 from 5 April to 4 October 2026
const KOLKATA = 'Asia/Kolkata'; // +5:30

/** Where the process may be, and how far that is from UTC in July, in minutes. */
const PROCESSES = [
  ['UTC', 0],
  [NEW_YORK, 240],
  [LORD_HOWE, -630],
  [KOLKATA, -330],
] as const;

/** The first day and the last. */
type Days = readonly [first: string, last: string];

/**
 * How long a turn is, in hours, and where its player lives; when it begins, and when it is over, each by the wall there, and
 * the same instant; and a vacation planned as it begins.
 */
type Row = [
  what: string,
  hours: number,
  zone: string,
  wall: string,
  begins: string,
  until: string,
  deadline: string,
  vacation?: Days,
];

const WEEKENDS_OFF: readonly Row[] = [
  ['over a weekend of 47 hours', 12, NEW_YORK, 'Fri 6 Mar 18:00', '2026-03-06T23:00Z', 'Mon 9 Mar 06:00', '2026-03-09T10:00Z'],
  ['over a weekend of 49 hours', 12, NEW_YORK, 'Fri 30 Oct 18:00', '2026-10-30T22:00Z', 'Mon 2 Nov 06:00', '2026-11-02T11:00Z'],
  ['over a weekend of 48.5', 12, LORD_HOWE, 'Fri 3 Apr 18:00', '2026-04-03T07:00Z', 'Mon 6 Apr 06:00', '2026-04-05T19:30Z'],
  ['over a weekend of 47.5', 12, LORD_HOWE, 'Fri 2 Oct 18:00', '2026-10-02T07:30Z', 'Mon 5 Oct 06:00', '2026-10-04T19:00Z'],
  ['over a weekend of 48', 12, KOLKATA, 'Fri 3 Apr 18:00', '2026-04-03T12:30Z', 'Mon 6 Apr 06:00', '2026-04-06T00:30Z'],
  ['until a weekend’s begin', 12, NEW_YORK, 'Fri 6 Mar 12:00', '2026-03-06T17:00Z', 'Sat 7 Mar 00:00', '2026-03-07T05:00Z'],
  ['from a weekend’s begin', 12, LORD_HOWE, 'Sat 4 Apr 00:00', '2026-04-03T13:00Z', 'Mon 6 Apr 12:00', '2026-04-06T01:30Z'],
  ['from behind an hour left out', 12, NEW_YORK, 'Sun 8 Mar 03:00', '2026-03-08T07:00Z', 'Mon 9 Mar 12:00', '2026-03-09T16:00Z'],
  ['from an hour that comes twice', 12, NEW_YORK, 'Sun 1 Nov 01:30', '2026-11-01T05:30Z', 'Mon 2 Nov 12:00', '2026-11-02T17:00Z'],
  ['from the same hour again', 12, NEW_YORK, 'Sun 1 Nov 01:30', '2026-11-01T06:30Z', 'Mon 2 Nov 12:00', '2026-11-02T17:00Z'],
  [
    'from behind half an hour left out',
    12,
    LORD_HOWE,
    'Sun 4 Oct 02:30',
    '2026-10-03T15:30Z',
    'Mon 5 Oct 12:00',
    '2026-10-05T01:00Z',
  ],
  [
    'from half an hour that comes twice',
    12,
    LORD_HOWE,
    'Sun 5 Apr 01:45',
    '2026-04-04T14:45Z',
    'Mon 6 Apr 12:00',
    '2026-04-06T01:30Z',
  ],
  [
    'from the same half hour again',
    12,
    LORD_HOWE,
    'Sun 5 Apr 01:45',
    '2026-04-04T15:15Z',
    'Mon 6 Apr 12:00',
    '2026-04-06T01:30Z',
  ],
  ['from the end of Sunday', 12, KOLKATA, 'Sun 5 Apr 23:59', '2026-04-05T18:29Z', 'Mon 6 Apr 12:00', '2026-04-06T06:30Z'],
  ['from Monday, elsewhere Sunday', 12, KOLKATA, 'Mon 6 Apr 00:30', '2026-04-05T19:00Z', 'Mon 6 Apr 12:30', '2026-04-06T07:00Z'],
  ['of five days', 120, NEW_YORK, 'Wed 4 Mar 12:00', '2026-03-04T17:00Z', 'Wed 11 Mar 12:00', '2026-03-11T16:00Z'],
  ['of thirty days', 720, LORD_HOWE, 'Thu 1 Oct 00:00', '2026-09-30T13:30Z', 'Thu 12 Nov 00:00', '2026-11-11T13:00Z'],
  ['of thirty days', 720, KOLKATA, 'Thu 1 Oct 00:00', '2026-09-30T18:30Z', 'Thu 12 Nov 00:00', '2026-11-11T18:30Z'],
  [
    'over a weekend and two days of vacation',
    ...([12, LORD_HOWE, 'Fri 3 Apr 18:00', '2026-04-03T07:00Z', 'Wed 8 Apr 06:00', '2026-04-07T19:30Z'] as const),
    ['2026-04-06', '2026-04-07'],
  ],
  [
    'over two days of vacation and a weekend',
    ...([24, KOLKATA, 'Wed 8 Apr 18:00', '2026-04-08T12:30Z', 'Mon 13 Apr 18:00', '2026-04-13T12:30Z'] as const),
    ['2026-04-09', '2026-04-10'],
  ],
  [
    'over a weekend in a vacation',
    ...([24, NEW_YORK, 'Thu 29 Oct 18:00', '2026-10-29T22:00Z', 'Tue 3 Nov 18:00', '2026-11-03T23:00Z'] as const),
    ['2026-10-30', '2026-11-02'],
  ],
];

const WEEKENDS_ON: readonly Row[] = [
  ['over an hour left out', 72, NEW_YORK, 'Fri 6 Mar 18:00', '2026-03-06T23:00Z', 'Mon 9 Mar 19:00', '2026-03-09T23:00Z'],
  [
    'over an hour that comes twice',
    72,
    NEW_YORK,
    'Fri 30 Oct 18:00',
    '2026-10-30T22:00Z',
    'Mon 2 Nov 17:00',
    '2026-11-02T22:00Z',
  ],
  [
    'over half an hour that comes twice',
    72,
    LORD_HOWE,
    'Fri 3 Apr 18:00',
    '2026-04-03T07:00Z',
    'Mon 6 Apr 17:30',
    '2026-04-06T07:00Z',
  ],
  ['over half an hour left out', 72, LORD_HOWE, 'Fri 2 Oct 18:00', '2026-10-02T07:30Z', 'Mon 5 Oct 18:30', '2026-10-05T07:30Z'],
  ['over days like any other', 72, KOLKATA, 'Fri 3 Apr 18:00', '2026-04-03T12:30Z', 'Mon 6 Apr 18:00', '2026-04-06T12:30Z'],
  [
    'over a vacation of 23 hours',
    ...([24, NEW_YORK, 'Sat 7 Mar 12:00', '2026-03-07T17:00Z', 'Mon 9 Mar 12:00', '2026-03-09T16:00Z'] as const),
    ['2026-03-08', '2026-03-08'],
  ],
  [
    'over a vacation of 25 hours',
    ...([24, NEW_YORK, 'Sat 31 Oct 12:00', '2026-10-31T16:00Z', 'Mon 2 Nov 12:00', '2026-11-02T17:00Z'] as const),
    ['2026-11-01', '2026-11-01'],
  ],
  [
    'over a vacation of 48.5 hours',
    ...([24, LORD_HOWE, 'Sat 4 Apr 12:00', '2026-04-04T01:00Z', 'Tue 7 Apr 12:00', '2026-04-07T01:30Z'] as const),
    ['2026-04-05', '2026-04-06'],
  ],
  [
    'over a vacation of 47.5 hours',
    ...([24, LORD_HOWE, 'Sat 3 Oct 12:00', '2026-10-03T01:30Z', 'Tue 6 Oct 12:00', '2026-10-06T01:00Z'] as const),
    ['2026-10-04', '2026-10-05'],
  ],
  [
    'over a vacation of a day',
    ...([24, KOLKATA, 'Sat 4 Apr 12:00', '2026-04-04T06:30Z', 'Mon 6 Apr 12:00', '2026-04-06T06:30Z'] as const),
    ['2026-04-05', '2026-04-05'],
  ],
  [
    'before a vacation',
    ...([24, KOLKATA, 'Sat 4 Apr 12:00', '2026-04-04T06:30Z', 'Sun 5 Apr 12:00', '2026-04-05T06:30Z'] as const),
    ['2026-04-06', '2026-04-08'],
  ],
];

const TWO = { title: 'one-move', options: { moves: 9 }, seats: 2, visibility: 'invite' } as const;

/** Twelve hours for a turn, and of one's own: six at the start and at most, and two more with every turn. */
const BANK = { turn: 12 * HOUR, bank: { start: 6 * HOUR, increment: 2 * HOUR, cap: 6 * HOUR }, weekends: false, vacation: true };

/**
 * Where somebody lives, when their turn begins and when it would be over; when they take it, and what is in their bank then, in
 * hours; and when their next one would be over, which begins at the same instant.
 */
type Banked = readonly [zone: string, begins: string, until: string, takes: string, bank: number, next: string, deadline: string];

const BANKS: readonly Banked[] = [
  // Six hours on Friday and nine on Monday: three more than twelve. Then there are 17.
  [NEW_YORK, '2026-03-06T23:00Z', 'Mon 9 Mar 12:00', '2026-03-09T13:00Z', 5, 'Tue 10 Mar 02:00', '2026-03-10T06:00Z'],
  [NEW_YORK, '2026-10-30T22:00Z', 'Mon 2 Nov 12:00', '2026-11-02T14:00Z', 5, 'Tue 3 Nov 02:00', '2026-11-03T07:00Z'],
  [LORD_HOWE, '2026-04-03T07:00Z', 'Mon 6 Apr 12:00', '2026-04-05T22:30Z', 5, 'Tue 7 Apr 02:00', '2026-04-06T15:30Z'],
  [LORD_HOWE, '2026-10-02T07:30Z', 'Mon 5 Oct 12:00', '2026-10-04T22:00Z', 5, 'Tue 6 Oct 02:00', '2026-10-05T15:00Z'],
  [KOLKATA, '2026-04-03T12:30Z', 'Mon 6 Apr 12:00', '2026-04-06T03:30Z', 5, 'Tue 7 Apr 02:00', '2026-04-06T20:30Z'],
  // Six hours on Friday, taken on Saturday: the bank is full. Then there are 18, from Monday on.
  [NEW_YORK, '2026-03-06T23:00Z', 'Mon 9 Mar 12:00', '2026-03-07T15:00Z', 6, 'Mon 9 Mar 18:00', '2026-03-09T22:00Z'],
  [LORD_HOWE, '2026-04-03T07:00Z', 'Mon 6 Apr 12:00', '2026-04-03T23:00Z', 6, 'Mon 6 Apr 18:00', '2026-04-06T07:30Z'],
  [KOLKATA, '2026-04-03T12:30Z', 'Mon 6 Apr 12:00', '2026-04-04T04:30Z', 6, 'Mon 6 Apr 18:00', '2026-04-06T12:30Z'],
];

describe.each(PROCESSES)('in a process that is in %s', (place, offset) => {
  let server: Server;
  let somebody: Visitor;
  let other: Visitor;
  /** By zone: who stays there, and never goes on vacation. */
  const residents = new Map<string, Visitor>();

  beforeAll(async () => {
    vi.stubEnv('TZ', place);
    server = await startServer({ registry: [oneMove] });
    server.clock.step = 0;
    somebody = await Visitor.at(server.address);
    other = await arrive('UTC');
    for (const zone of [NEW_YORK, LORD_HOWE, KOLKATA]) residents.set(zone, await arrive(zone));
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    expect(server.failures).toEqual([]);
    await server.stop();
  });

  /** Somebody who lives there. */
  const arrive = async (timeZone: string): Promise<Visitor> => {
    const visitor = somebody.another();
    await visitor.enter();
    await visitor.change({ timeZone });
    return visitor;
  };

  /** A table of two at which their turn begins. */
  const begin = async (instant: string, host: Visitor, pace: Pace): Promise<Table> => {
    server.clock.now = Date.parse(instant);
    const { id, invite } = await host.create({ ...TWO, pace });
    await other.join(id, { invite });
    return { id, players: [host, other] };
  };

  test('its own clock is there', () => {
    expect(new Date(2026, 6, 1).getTimezoneOffset()).toBe(offset);
  });

  describe.each([
    ['do not count', false, WEEKENDS_OFF],
    ['count', true, WEEKENDS_ON],
  ] as const)('where weekends %s', (_, weekends, rows) => {
    test.each<Row>(rows)('a turn %s: %d hours in %s', async (_what, hours, zone, wall, begins, until, deadline, vacation) => {
      const host = (vacation ? undefined : residents.get(zone)) ?? (await arrive(zone));
      const table = await begin(begins, host, { turn: hours * HOUR, weekends, vacation: true });
      if (vacation) await takeVacation(host, ...vacation);
      expect(wallAt(Date.parse(begins), zone)).toBe(wall);
      expect(ends(await somebody.game(table.id), zone)).toEqual([until, Date.parse(deadline)]);
    });
  });

  test.each(BANKS)('a bank in %s: from %s, until %s', async (zone, begins, until, takes, bank, next, deadline) => {
    const table = await begin(begins, residents.get(zone) ?? other, BANK);
    expect(ends(await somebody.game(table.id), zone)[0]).toBe(until);
    server.clock.now = Date.parse(takes);
    await pass(table);
    expect((await somebody.game(table.id)).seats[0]?.bank).toBe(bank * HOUR);
    await pass(table);
    expect(ends(await somebody.game(table.id), zone)).toEqual([next, Date.parse(deadline)]);
  });

  test('no vacation stops the clock where that was not agreed on', async () => {
    const host = await arrive(NEW_YORK);
    const table = await begin('2026-03-07T17:00Z', host, { turn: 24 * HOUR, weekends: true, vacation: false });
    await takeVacation(host, '2026-03-08', '2026-03-10');
    expect(ends(await somebody.game(table.id), NEW_YORK)).toEqual(['Sun 8 Mar 13:00', Date.parse('2026-03-08T17:00Z')]);
  });

  test('whoever moves to another zone has the weekends of the old one until their turn is over', async () => {
    const host = await arrive(NEW_YORK);
    const table = await begin('2026-03-06T23:00Z', host, { turn: 12 * HOUR, weekends: false, vacation: true });
    await host.change({ timeZone: KOLKATA });
    expect(ends(await somebody.game(table.id), NEW_YORK)).toEqual(['Mon 9 Mar 06:00', Date.parse('2026-03-09T10:00Z')]);
    server.clock.now = Date.parse('2026-03-08T17:30Z');
    await pass(table);
    await pass(table);
    // It was Sunday, 23:00, there.
    expect(ends(await somebody.game(table.id), KOLKATA)).toEqual(['Mon 9 Mar 12:00', Date.parse('2026-03-09T06:30Z')]);
  });
});

/** Whose turn it is takes it. */
async function pass({ id, players }: Table): Promise<void> {
  const { version = 0, turn } = (await players[0]?.game(id)) ?? {};
  await players[turn?.seat ?? 0]?.act(id, version, { type: 'guess', number: 1 });
}

/** When the turn is over, by the wall of a zone and that of the world. */
function ends({ deadline = 0 }: GameAnswer, zone: string): readonly [until: string, deadline: number] {
  return [wallAt(deadline, zone), deadline];
}
