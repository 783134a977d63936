/** The story of five people who play P.I. for forty days, from 2 March to 10 April 2026: their clocks change on three weekends. */

import type { GameAnswer } from '@shared/api/games';
import type { Reminder } from '@shared/pace/reminder';
import { expect } from 'vitest';
import { ask, caseOf, contributionForHost, type Days, instantOf, minuteOf, signInByLetter } from './forty-days';
import { endVacation, giveTime, goOn, HOUR, nudge, ofTurn, takeVacation, wish, wishing } from './time';
import type { Asking, Visitor } from './visitor';
import { wallAt } from './wall';

/** By seat, in the order in which they play. */
export const PEOPLE = ['Berta', 'Nora', 'Asha', 'Lou', 'Moana'] as const;
export type Person = (typeof PEOPLE)[number];

export const LIVES: Readonly<Record<Person, string>> = {
  Berta: 'Europe/Berlin', // +1, from 29 March +2
  Nora: 'America/New_York', // -5, from 8 March -4
  Asha: 'Asia/Kolkata', // +5:30
  Lou: 'Australia/Lord_Howe', // +11, from 5 April +10:30
  Moana: 'Pacific/Marquesas', // -9:30
};

const REMINDED: Readonly<Record<Person, Reminder>> = {
  Berta: 'half',
  Nora: 'usual',
  Asha: 'never',
  Lou: 'tenth',
  Moana: 'third',
};

/** A day for a turn, and another in the bank, for which six hours come in with each turn; and weekends off. */
const PACE = {
  turn: 24 * HOUR,
  bank: { start: 24 * HOUR, increment: 6 * HOUR, cap: 24 * HOUR },
  weekends: false,
  vacation: true,
  forfeit: 3,
} as const;

/** A game under way. */
export interface Story {
  readonly days: Days;
  readonly id: string;
  readonly invite: string;
  readonly visitors: Readonly<Record<Person, Visitor>>;
}

/** What somebody does. */
export interface Deed {
  /** It is done before the clock looks at this minute. */
  readonly isJustBefore?: true;
  done(story: Story, by: Visitor): Promise<unknown>;
}

const moves: Deed = { done: ({ id }, by) => ask(by, id) };
const movesTooLate: Deed = { ...moves, isJustBefore: true };
const misses: Deed = { done: async () => {} };
const sitsDown: Deed = {
  done: async ({ days, id, invite }, by) => by.join(id, { invite, contribution: await contributionForHost(days, id) }),
};
const givesTime: Deed = { done: async ({ id }, by) => giveTime(by, id, await turnIn(by, id)) };
const nudges: Deed = { done: async ({ id }, by) => nudge(by, id, await turnIn(by, id)) };
const wishesPause: Deed = { done: ({ id }, by) => wish(by, id, 'pause') };
const goesOn: Deed = { done: ({ id }, by) => goOn(by, id) };
const comesBack: Deed = { done: (_, by) => endVacation(by) };

function isAway(first: string, last: string): Deed {
  return { done: (_, by) => takeVacation(by, first, last) };
}

function wantsReminder(reminder: Reminder): Deed {
  return { done: (_, by) => by.change({ reminder }) };
}

function mayNot(what: 'nudge' | 'wish', code: string): Deed {
  return {
    async done({ id }, by) {
      const asking: Asking = what === 'nudge' ? ofTurn(await turnIn(by, id)) : wishing('pause');
      expect(await by.refused(`/api/games/${id}/${what}`, asking)).toMatchObject({ code });
    },
  };
}

async function turnIn(visitor: Visitor, id: string): Promise<number> {
  return (await visitor.game(id)).turn?.number ?? 0;
}

/** Nora's second miss, on a Friday. In Kolkata it is Saturday: how late on the weekend her turn begins is all the same to Asha. */
export const ON_FRIDAY = '03-20T19:00';

/**
 * When by the wall of who does it, and by UTC; who does what; the version then, whose turn it is, and until when by their wall
 * and by UTC; and what is in the bank of who did it then, in hours, where a turn has ended.
 */
export type Line = readonly [
  wall: string,
  at: string,
  by: Person,
  deed: Deed,
  version: number,
  turn: Person,
  until: string,
  deadline: string,
  bank?: number,
];

export const DIARY: readonly Line[] = [
  // 24 hours and 24 in the bank. Berta plans for later, and takes 47 hours now.
  ['Sun 1 Mar 23:30', '03-02T09:00', 'Moana', sitsDown, 1, 'Berta', 'Wed 4 Mar 10:00', '03-04T09:00', 24],
  ['Mon 2 Mar 13:00', '03-02T12:00', 'Berta', isAway('2026-03-17', '2026-03-19'), 1, 'Berta', 'Wed 4 Mar 10:00', '03-04T09:00'],
  ['Wed 4 Mar 09:00', '03-04T08:00', 'Berta', moves, 2, 'Nora', 'Fri 6 Mar 03:00', '03-06T08:00', 7],
  // Three days for Nora now: 69 hours until Saturday, and three on Monday, after a weekend of 47 hours. Twice given is once given.
  ['Fri 6 Mar 07:00', '03-05T20:00', 'Lou', givesTime, 2, 'Nora', 'Mon 9 Mar 03:00', '03-09T07:00'],
  ['Fri 6 Mar 08:00', '03-05T21:00', 'Lou', givesTime, 2, 'Nora', 'Mon 9 Mar 03:00', '03-09T07:00'],
  ['Mon 9 Mar 03:00', '03-09T07:00', 'Nora', misses, 3, 'Asha', 'Wed 11 Mar 12:30', '03-11T07:00', 0],
  // 21.5 hours are gone, 26.5 left: a Friday, and 2.5 hours of Monday. Back after 26 hours, she has them as if nothing had been.
  ['Tue 10 Mar 10:00', '03-10T04:30', 'Asha', isAway('2026-03-10', '2026-03-12'), 3, 'Asha', 'Mon 16 Mar 02:30', '03-15T21:00'],
  ['Mon 9 Mar 20:30', '03-10T06:00', 'Moana', mayNot('nudge', 'away'), 3, 'Asha', 'Mon 16 Mar 02:30', '03-15T21:00'],
  ['Wed 11 Mar 12:00', '03-11T06:30', 'Asha', comesBack, 3, 'Asha', 'Thu 12 Mar 14:30', '03-12T09:00'],
  // 44 hours: 20 from the bank, and 6 for it. Lou has 32 hours before the weekend, and 16 after it.
  ['Thu 12 Mar 10:30', '03-12T05:00', 'Asha', moves, 4, 'Lou', 'Mon 16 Mar 16:00', '03-16T05:00', 10],
  ['Fri 13 Mar 10:00', '03-13T19:30', 'Moana', nudges, 4, 'Lou', 'Mon 16 Mar 16:00', '03-16T05:00'],
  ['Sat 14 Mar 20:00', '03-14T19:00', 'Berta', mayNot('nudge', 'nudged'), 4, 'Lou', 'Mon 16 Mar 16:00', '03-16T05:00'],
  // Forty seconds too late, and before the clock: a move, with a dry bank. Moana's Sunday does not count.
  ['Mon 16 Mar 16:00', '03-16T05:00:40', 'Lou', movesTooLate, 5, 'Moana', 'Wed 18 Mar 00:00', '03-18T09:30', 0],
  // Full is full. Berta has 31 hours: four on Monday, her vacation from Tuesday to Thursday, Friday, and three on Monday.
  ['Mon 16 Mar 09:30', '03-16T19:00', 'Moana', moves, 6, 'Berta', 'Mon 23 Mar 03:00', '03-23T02:00', 24],
  // She moves while she is away, after four hours. Nora's bank is empty since she missed a turn.
  ['Thu 19 Mar 20:00', '03-19T19:00', 'Berta', moves, 7, 'Nora', 'Fri 20 Mar 15:00', '03-20T19:00', 13],
  ['Fri 20 Mar 15:00', ON_FRIDAY, 'Nora', misses, 8, 'Asha', 'Tue 24 Mar 10:00', '03-24T04:30', 0],
  ['Mon 23 Mar 18:00', '03-23T12:30', 'Asha', moves, 9, 'Lou', 'Tue 24 Mar 23:30', '03-24T12:30', 16],
  ['Tue 24 Mar 17:00', '03-24T06:00', 'Lou', moves, 10, 'Moana', 'Wed 25 Mar 20:30', '03-26T06:00', 6],
  ['Wed 25 Mar 20:00', '03-26T05:30', 'Moana', moves, 11, 'Berta', 'Fri 27 Mar 19:30', '03-27T18:30', 6.5],
  // 37 hours and a day more: 41.5 until Saturday, and 19.5 on Monday, after a weekend of 47 hours.
  ['Fri 27 Mar 10:30', '03-27T05:00', 'Asha', givesTime, 11, 'Berta', 'Mon 30 Mar 19:30', '03-30T17:30'],
  // 60.5 hours, of which 48 were free.
  ['Mon 30 Mar 19:00', '03-30T17:00', 'Berta', moves, 12, 'Nora', 'Tue 31 Mar 13:00', '03-31T17:00', 6.5],
  ['Tue 31 Mar 13:00', '03-31T02:00', 'Lou', nudges, 12, 'Nora', 'Tue 31 Mar 13:00', '03-31T17:00'],
  // The third miss: Nora is out.
  ['Tue 31 Mar 13:00', '03-31T17:00', 'Nora', misses, 13, 'Asha', 'Thu 2 Apr 14:30', '04-02T09:00', 0],
  ['Wed 1 Apr 10:00', '04-01T08:00', 'Berta', wishesPause, 13, 'Asha', 'Thu 2 Apr 14:30', '04-02T09:00'],
  ['Wed 1 Apr 05:00', '04-01T09:00', 'Nora', mayNot('wish', 'not_seated'), 13, 'Asha', 'Thu 2 Apr 14:30', '04-02T09:00'],
  ['Wed 1 Apr 20:30', '04-01T09:30', 'Lou', wishesPause, 13, 'Asha', 'Thu 2 Apr 14:30', '04-02T09:00'],
  ['Wed 1 Apr 07:30', '04-01T17:00', 'Moana', wishesPause, 13, 'Asha', 'Thu 2 Apr 14:30', '04-02T09:00'],
  // 15.5 hours are left after thirty days: one on Friday, 1 May, and 14.5 on Monday. After 35 hours it is 14 on this Friday, and 1.5.
  ['Wed 1 Apr 23:00', '04-01T17:30', 'Asha', wishesPause, 13, 'Asha', 'Mon 4 May 14:30', '05-04T09:00'],
  ['Thu 2 Apr 19:00', '04-03T04:30', 'Moana', goesOn, 13, 'Asha', 'Mon 6 Apr 01:30', '04-05T20:00'],
  // Lou has 30 hours: eight before a weekend of 48.5, and 22 after it.
  ['Fri 3 Apr 10:30', '04-03T05:00', 'Asha', moves, 14, 'Lou', 'Mon 6 Apr 22:00', '04-06T11:30', 21],
  ['Mon 6 Apr 20:00', '04-06T09:30', 'Lou', moves, 15, 'Moana', 'Tue 7 Apr 06:30', '04-07T16:00', 8],
  ['Mon 6 Apr 10:30', '04-06T20:00', 'Moana', wantsReminder('half'), 15, 'Moana', 'Tue 7 Apr 06:30', '04-07T16:00'],
  ['Mon 6 Apr 17:30', '04-07T03:00', 'Moana', moves, 16, 'Berta', 'Wed 8 Apr 11:30', '04-08T09:30', 12.5],
  ['Tue 7 Apr 18:00', '04-07T16:00', 'Berta', moves, 17, 'Asha', 'Thu 9 Apr 18:30', '04-09T13:00', 12.5],
  ['Thu 9 Apr 11:30', '04-09T06:00', 'Asha', moves, 18, 'Lou', 'Mon 13 Apr 00:30', '04-12T14:00', 13],
  ['Fri 10 Apr 15:30', '04-10T05:00', 'Lou', moves, 19, 'Moana', 'Mon 13 Apr 08:00', '04-13T17:30', 14],
];

/** They have signed in by letter, have said where they live and when they are reminded, and all but Moana sit at the table. */
export async function beginStory(days: Days): Promise<Story> {
  const entered: (readonly [Person, Visitor])[] = [];
  for (const name of PEOPLE) {
    const visitor = await signInByLetter(days, addressOf(name));
    await visitor.change({ name, timeZone: LIVES[name], reminder: REMINDED[name] });
    entered.push([name, visitor]);
  }
  const visitors = Object.fromEntries(entered) as Record<Person, Visitor>;
  const { Berta, Nora, Asha, Lou } = visitors;
  const table = { title: 'pi', options: { edition: 'first' }, seats: PEOPLE.length, visibility: 'invite', pace: PACE } as const;
  const { id, invite } = await Berta.create(table);
  for (const guest of [Nora, Asha, Lou]) await guest.join(id, { invite });
  return { days, id, invite, visitors };
}

export function addressOf(person: Person): string {
  return `${person.toLowerCase()}@example.com`;
}

/**
 * Everybody does what the diary has them do, when it has them, and game and bank stand as it says each time. `whenIs`: another
 * instant for one of it. `meanwhile`: what else happens by then.
 */
export async function live(
  story: Story,
  whenIs: (at: string) => string = (at) => at,
  meanwhile: (until: number) => Promise<void> = async () => {},
): Promise<void> {
  const { days, id, visitors } = story;
  for (const [, at, by, deed, version, turn, until, deadline, bank] of DIARY) {
    const instant = instantOf(whenIs(at));
    await meanwhile(instant);
    await (deed.isJustBefore ? days.justUntil : days.until)(instant);
    await deed.done(story, visitors[by]);
    await days.settle();
    const game = await days.somebody.game(id);
    const left = bankOf(game, by);
    expect([at, by, ...standing(game), left]).toEqual([at, by, version, turn, until, deadline, bank ?? left]);
  }
}

/** The version, whose turn it is, and until when by their wall and by that of the world. */
function standing({ version, turn, deadline = 0 }: GameAnswer): readonly unknown[] {
  const person = PEOPLE[turn?.seat ?? 0] ?? 'Berta';
  return [version, person, wallAt(deadline, LIVES[person]), minuteOf(deadline)];
}

/** What is in somebody's bank, in hours. */
function bankOf({ seats }: GameAnswer, person: Person): number {
  return (seats[PEOPLE.indexOf(person)]?.bank ?? 0) / HOUR;
}

/** Each of them has it all worked out. */
export async function solveAll({ days, id, visitors }: Story): Promise<GameAnswer> {
  for (;;) {
    const game = await visitors.Berta.game(id);
    if (game.turn === undefined) return game;
    const { seat } = game.turn;
    await visitors[PEOPLE[seat] ?? 'Berta'].act(id, game.version, { type: 'solve', ...(await caseOf(days, id, seat)) });
  }
}

export async function agreeToStop({ id, visitors: { Berta, Asha, Lou, Moana } }: Story): Promise<GameAnswer> {
  for (const player of [Lou, Berta, Moana]) await wish(player, id, 'abort');
  return wish(Asha, id, 'abort');
}
