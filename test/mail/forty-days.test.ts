/** Five people play P.I. for forty days, and get letters of it. */

import type { GameAnswer } from '@shared/api/games';
import { findGame, games } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { verify } from '@shared/record/verify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Circumstances } from '../support/clock';
import { type Arrival, type Days, instantOf, minuteOf, startDays } from '../support/forty-days';
import {
  addressOf,
  agreeToStop,
  beginStory,
  DIARY,
  LIVES,
  live,
  ON_FRIDAY,
  PEOPLE,
  type Person,
  type Story,
  solveAll,
} from '../support/forty-days-story';
import { DAY } from '../support/time';
import { wallAt } from '../support/wall';

/** When which letter arrives, to whom, and until when they have by their wall, as it says: where it is their turn. */
type Posted = readonly [at: string, to: Person, kind: string, until?: string];

const LETTERS: readonly Posted[] = [
  ['03-02T09:00', 'Berta', 'started', 'Wed 4 Mar 10:00'],
  ['03-02T09:00', 'Nora', 'started'],
  ['03-02T09:00', 'Asha', 'started'],
  ['03-02T09:00', 'Lou', 'started'],
  ['03-02T09:00', 'Moana', 'started'],
  ['03-03T09:00', 'Berta', 'reminder', 'Wed 4 Mar 10:00'], // 24 of 48 hours are left
  ['03-04T08:00', 'Nora', 'turn', 'Fri 6 Mar 03:00'],
  ['03-06T17:36', 'Nora', 'reminder', 'Mon 9 Mar 03:00'], // 14.4 of 72
  ['03-09T07:00', 'Asha', 'turn', 'Wed 11 Mar 12:30'],
  ['03-09T07:00', 'Nora', 'missed'],
  ['03-12T05:00', 'Lou', 'turn', 'Mon 16 Mar 16:00'],
  ['03-13T19:30', 'Lou', 'nudge', 'Mon 16 Mar 16:00'],
  ['03-16T00:12', 'Lou', 'reminder', 'Mon 16 Mar 16:00'], // 4.8 of 48
  ['03-16T05:00:40', 'Moana', 'turn', 'Wed 18 Mar 00:00'],
  ['03-16T19:00', 'Berta', 'turn', 'Mon 23 Mar 03:00'],
  ['03-19T19:00', 'Nora', 'turn', 'Fri 20 Mar 15:00'],
  ['03-20T14:12', 'Nora', 'reminder', 'Fri 20 Mar 15:00'], // 4.8 of 24
  [ON_FRIDAY, 'Asha', 'turn', 'Tue 24 Mar 10:00'],
  [ON_FRIDAY, 'Nora', 'missed'],
  ['03-23T12:30', 'Lou', 'turn', 'Tue 24 Mar 23:30'],
  ['03-24T06:00', 'Moana', 'turn', 'Wed 25 Mar 20:30'],
  ['03-25T14:00', 'Moana', 'reminder', 'Wed 25 Mar 20:30'], // 16 of 48
  ['03-26T05:30', 'Berta', 'turn', 'Fri 27 Mar 19:30'],
  ['03-27T00:00', 'Berta', 'reminder', 'Fri 27 Mar 19:30'], // 18.5 of 37; none again when half of 61 are left
  ['03-30T17:00', 'Nora', 'turn', 'Tue 31 Mar 13:00'],
  ['03-31T02:00', 'Nora', 'nudge', 'Tue 31 Mar 13:00'],
  ['03-31T12:12', 'Nora', 'reminder', 'Tue 31 Mar 13:00'], // 4.8 of 24
  ['03-31T17:00', 'Asha', 'turn', 'Thu 2 Apr 14:30'],
  ['03-31T17:00', 'Nora', 'missed'],
  ['04-03T05:00', 'Lou', 'turn', 'Mon 6 Apr 22:00'],
  ['04-06T08:30', 'Lou', 'reminder', 'Mon 6 Apr 22:00'], // 3 of 30
  ['04-06T09:30', 'Moana', 'turn', 'Tue 7 Apr 06:30'],
  ['04-07T00:45', 'Moana', 'reminder', 'Tue 7 Apr 06:30'], // 15.25 of 30.5
  ['04-07T03:00', 'Berta', 'turn', 'Wed 8 Apr 11:30'],
  ['04-07T16:00', 'Asha', 'turn', 'Thu 9 Apr 18:30'],
  ['04-09T06:00', 'Lou', 'turn', 'Mon 13 Apr 00:30'],
  ['04-10T05:00', 'Moana', 'turn', 'Mon 13 Apr 08:00'],
];

/** Nobody waits a minute for what they would be told smartly. */
const AT_ONCE = { turn: { mail: 'now' }, over: { mail: 'now' } } as const;

/** What the mails of Nora's turns say that comes of missing them. */
const THREATS = [
  'If you have not moved by then, an automatic turn is played for you.',
  'If you have not moved by then, an automatic turn is played for you; with the next turn that you miss you are out of the game.',
  'If you have not moved by then, you forfeit and are out of the game.',
];

/** By seat: who is out, and how many turns they have missed. */
const MISSED = PEOPLE.map((person) => (person === 'Nora' ? [true, 3] : [false, 0]));

/** Who is there at the end, and told of it. */
const STAYED = PEOPLE.filter((person) => person !== 'Nora');

/** The versions that the clock made, and what it did there. */
const BY_THE_CLOCK: readonly (readonly [version: number, by: Person, what: string])[] = [
  [3, 'Nora', 'evidence'],
  [8, 'Nora', 'evidence'],
  [13, 'Nora', 'left'],
];

test('the diary tells each instant right in two ways', () => {
  for (const [wall, at, by, , , turn, until, deadline] of DIARY) {
    expect([wallAt(instantOf(at), LIVES[by]), wallAt(instantOf(deadline), LIVES[turn])]).toEqual([wall, until]);
  }
});

describe.each<[how: string, circumstances: Circumstances, end: (story: Story) => Promise<GameAnswer>, status: string]>([
  ['as planned, and they play on to the end', {}, solveAll, 'finished'],
  [
    'with each message delivered twice, each look of the clock taken twice at once and one a day late, and they agree to stop',
    { twice: true, still: { from: instantOf('03-20T15:00'), until: instantOf(ON_FRIDAY) + DAY } },
    agreeToStop,
    'void',
  ],
])('forty days %s', (_, circumstances, end, status) => {
  /** When something is done, or a letter arrives: what the clock does comes when the clock does. */
  const whenIs = (at: string): string => (at === ON_FRIDAY && circumstances.still ? minuteOf(circumstances.still.until) : at);

  test('come as the diary has them', { timeout: 240_000 }, async () => {
    const days = await startDays(instantOf('03-01T12:00'), circumstances);
    onTestFinished(days.stop);
    const story = await beginStory(days);
    const { visitors } = story;
    for (const visitor of Object.values(visitors)) await visitor.notices({ ways: AT_ONCE });
    await live(story, whenIs);
    const posted = LETTERS.map(([at, to, kind, until = '']): Arrival => [whenIs(at), addressOf(to), 'mail', kind, until]);
    expect(days.arrivals.slice(PEOPLE.length)).toEqual(posted);
    expect(threatsTo(days, 'Nora')).toEqual(THREATS);
    expect((await visitors.Asha.me()).vacation).toEqual({ left: 28 - 2 });
    expect((await visitors.Berta.me()).vacation).toEqual({ left: 28 - 3 });

    const ended = await end(story);
    expect(ended.status).toBe(status);
    expect(ended.seats.map(({ left = false, missed = 0 }) => [left, missed])).toEqual(MISSED);
    await days.settle();
    const told = days.arrivals.slice(PEOPLE.length + LETTERS.length).map(([, to, , kind]) => [to, kind]);
    expect(told).toEqual(STAYED.map((person) => [addressOf(person), 'over']));
    await provesItself(story, status);
    expect(days.server.failures).toEqual([]);
  });
});

function threatsTo({ office }: Days, person: Person): readonly string[] {
  const letters = office.letters.filter(({ to, mail }) => to.includes(addressOf(person)) && mail.messageId?.startsWith('<turn-'));
  return letters.map(({ mail: { text = '' } }) => /If you have not moved[^.]*\./.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? '');
}

/** Its record is whole, every draw in it follows, and what the clock did stands there and in the log as the clock's. */
async function provesItself({ days, id }: Story, status: string): Promise<void> {
  const record = await days.somebody.expect<RecordedGame>(200, `/api/games/${id}/record`);
  const { title, rules, moves } = record;
  const game = findGame(games, title, rules);
  expect(game && verify(game, record).flaws).toEqual([]);
  expect(record.status).toBe(status);
  const nora = PEOPLE.indexOf('Nora');
  const marked = moves.flatMap(({ auto, seat = 0, action, events }, index) =>
    auto ? [[index + 1, PEOPLE[seat], action?.type ?? events[0]?.type]] : [],
  );
  expect(marked).toEqual(BY_THE_CLOCK);
  const { events } = await days.somebody.events(id);
  const told = events.flatMap(({ version, auto }) => (auto ? [version] : []));
  expect([...new Set(told)]).toEqual(BY_THE_CLOCK.map(([version]) => version));
  expect(events.filter(({ seat, auto }) => seat === nora && !auto)).toEqual([]);
}
