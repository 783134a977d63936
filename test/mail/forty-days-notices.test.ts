/** Five people play P.I. for forty days, and are told of it in five ways: every notice, by whatever channel. */

import { expect, onTestFinished, test } from 'vitest';
import { NAME } from '../support/certificates';
import type { Circumstances } from '../support/clock';
import { type Days, instantOf, startDays } from '../support/forty-days';
import { addressOf, beginStory, LIVES, live, PEOPLE, type Person, type Story, solveAll } from '../support/forty-days-story';
import { type PushBrowser, subscribed } from '../support/push-service';
import { DAY } from '../support/time';
import { wallAt } from '../support/wall';

/** When by UTC and by their wall, to whom, by what, of which kind; until when they have, as it says. */
type Told = readonly [at: string, wall: string, to: Person, channel: string, kind: string, until?: string];

const TOLD: readonly Told[] = [
  ['03-02T09:00', 'Mon 2 Mar 10:00', 'Berta', 'mail', 'started', 'Wed 4 Mar 10:00'],
  ['03-02T09:00', 'Mon 2 Mar 04:00', 'Nora', 'push', 'started'],
  ['03-02T09:00', 'Mon 2 Mar 20:00', 'Lou', 'webhook', 'started'],
  ['03-02T17:30', 'Mon 2 Mar 08:00', 'Moana', 'mail', 'started'], // it was half past eleven in the night
  ['03-02T17:30', 'Mon 2 Mar 08:00', 'Moana', 'push', 'started'],
  ['03-02T17:30', 'Mon 2 Mar 08:00', 'Moana', 'webhook', 'started'],
  ['03-03T01:30', 'Tue 3 Mar 07:00', 'Asha', 'mail', 'digest'], // that the game has begun
  ['03-03T09:00', 'Tue 3 Mar 10:00', 'Berta', 'mail', 'reminder', 'Wed 4 Mar 10:00'],
  ['03-04T08:00', 'Wed 4 Mar 03:00', 'Nora', 'push', 'turn', 'Fri 6 Mar 03:00'],
  ['03-06T17:36', 'Fri 6 Mar 12:36', 'Nora', 'push', 'reminder', 'Mon 9 Mar 03:00'],
  ['03-09T07:00', 'Mon 9 Mar 03:00', 'Nora', 'push', 'missed'],
  ['03-10T01:30', 'Tue 10 Mar 07:00', 'Asha', 'mail', 'digest'],
  ['03-11T01:30', 'Wed 11 Mar 07:00', 'Asha', 'mail', 'digest'],
  ['03-12T01:30', 'Thu 12 Mar 07:00', 'Asha', 'mail', 'digest'],
  ['03-12T05:01', 'Thu 12 Mar 16:01', 'Lou', 'webhook', 'turn', 'Mon 16 Mar 16:00'],
  ['03-13T20:00', 'Sat 14 Mar 07:00', 'Lou', 'webhook', 'nudge', 'Mon 16 Mar 16:00'], // he was nudged at half past six
  ['03-16T00:12', 'Mon 16 Mar 11:12', 'Lou', 'webhook', 'reminder', 'Mon 16 Mar 16:00'],
  ['03-16T05:01:40', 'Sun 15 Mar 19:31', 'Moana', 'mail', 'turn', 'Wed 18 Mar 00:00'],
  ['03-16T05:01:40', 'Sun 15 Mar 19:31', 'Moana', 'push', 'turn', 'Wed 18 Mar 00:00'],
  ['03-16T05:01:40', 'Sun 15 Mar 19:31', 'Moana', 'webhook', 'turn', 'Wed 18 Mar 00:00'],
  ['03-16T19:01', 'Mon 16 Mar 20:01', 'Berta', 'mail', 'turn', 'Mon 23 Mar 03:00'],
  ['03-19T19:00', 'Thu 19 Mar 15:00', 'Nora', 'push', 'turn', 'Fri 20 Mar 15:00'],
  ['03-20T14:12', 'Fri 20 Mar 10:12', 'Nora', 'push', 'reminder', 'Fri 20 Mar 15:00'],
  ['03-20T19:00', 'Fri 20 Mar 15:00', 'Nora', 'push', 'missed'],
  ['03-21T01:30', 'Sat 21 Mar 07:00', 'Asha', 'mail', 'digest'],
  ['03-22T01:30', 'Sun 22 Mar 07:00', 'Asha', 'mail', 'digest'],
  ['03-23T01:30', 'Mon 23 Mar 07:00', 'Asha', 'mail', 'digest'],
  ['03-24T17:30', 'Tue 24 Mar 08:00', 'Moana', 'mail', 'turn', 'Wed 25 Mar 20:30'], // since half past eight in the evening
  ['03-24T17:30', 'Tue 24 Mar 08:00', 'Moana', 'push', 'turn', 'Wed 25 Mar 20:30'],
  ['03-24T17:30', 'Tue 24 Mar 08:00', 'Moana', 'webhook', 'turn', 'Wed 25 Mar 20:30'],
  ['03-25T17:30', 'Wed 25 Mar 08:00', 'Moana', 'mail', 'reminder', 'Wed 25 Mar 20:30'], // due at half past four
  ['03-25T17:30', 'Wed 25 Mar 08:00', 'Moana', 'push', 'reminder', 'Wed 25 Mar 20:30'],
  ['03-25T17:30', 'Wed 25 Mar 08:00', 'Moana', 'webhook', 'reminder', 'Wed 25 Mar 20:30'],
  ['03-26T05:31', 'Thu 26 Mar 06:31', 'Berta', 'mail', 'turn', 'Fri 27 Mar 19:30'],
  ['03-27T00:00', 'Fri 27 Mar 01:00', 'Berta', 'mail', 'reminder', 'Fri 27 Mar 19:30'],
  ['03-30T17:00', 'Mon 30 Mar 13:00', 'Nora', 'push', 'turn', 'Tue 31 Mar 13:00'],
  ['03-31T02:00', 'Mon 30 Mar 22:00', 'Nora', 'push', 'nudge', 'Tue 31 Mar 13:00'],
  ['03-31T12:12', 'Tue 31 Mar 08:12', 'Nora', 'push', 'reminder', 'Tue 31 Mar 13:00'],
  ['03-31T17:00', 'Tue 31 Mar 13:00', 'Nora', 'push', 'out'],
  ['04-01T01:30', 'Wed 1 Apr 07:00', 'Asha', 'mail', 'digest'],
  ['04-02T01:30', 'Thu 2 Apr 07:00', 'Asha', 'mail', 'digest'],
  ['04-03T01:30', 'Fri 3 Apr 07:00', 'Asha', 'mail', 'digest'],
  ['04-03T05:01', 'Fri 3 Apr 16:01', 'Lou', 'webhook', 'turn', 'Mon 6 Apr 22:00'],
  ['04-06T08:30', 'Mon 6 Apr 19:00', 'Lou', 'webhook', 'reminder', 'Mon 6 Apr 22:00'],
  ['04-06T17:30', 'Mon 6 Apr 08:00', 'Moana', 'mail', 'turn', 'Tue 7 Apr 06:30'], // since midnight
  ['04-06T17:30', 'Mon 6 Apr 08:00', 'Moana', 'push', 'turn', 'Tue 7 Apr 06:30'],
  ['04-06T17:30', 'Mon 6 Apr 08:00', 'Moana', 'webhook', 'turn', 'Tue 7 Apr 06:30'],
  ['04-07T00:45', 'Mon 6 Apr 15:15', 'Moana', 'mail', 'reminder', 'Tue 7 Apr 06:30'],
  ['04-07T00:45', 'Mon 6 Apr 15:15', 'Moana', 'push', 'reminder', 'Tue 7 Apr 06:30'],
  ['04-07T00:45', 'Mon 6 Apr 15:15', 'Moana', 'webhook', 'reminder', 'Tue 7 Apr 06:30'],
  ['04-07T03:01', 'Tue 7 Apr 05:01', 'Berta', 'mail', 'turn', 'Wed 8 Apr 11:30'],
  ['04-08T01:30', 'Wed 8 Apr 07:00', 'Asha', 'mail', 'digest'],
  ['04-09T01:30', 'Thu 9 Apr 07:00', 'Asha', 'mail', 'digest'],
  ['04-09T06:01', 'Thu 9 Apr 16:31', 'Lou', 'webhook', 'turn', 'Mon 13 Apr 00:30'],
  ['04-10T05:01', 'Fri 10 Apr 15:31', 'Lou', 'webhook', 'over'],
  ['04-10T05:01', 'Thu 9 Apr 19:31', 'Moana', 'mail', 'over'],
  ['04-10T05:01', 'Thu 9 Apr 19:31', 'Moana', 'push', 'over'],
  ['04-10T05:01', 'Thu 9 Apr 19:31', 'Moana', 'webhook', 'over'],
  ['04-11T01:30', 'Sat 11 Apr 07:00', 'Asha', 'mail', 'digest'], // how it ended
];

/** What somebody looks at meanwhile. */
const LOOKS: readonly (readonly [at: string, by: Person])[] = [
  // Half a minute into his turn.
  ['03-23T12:30:30', 'Lou'],
];

test.each<[how: string, circumstances: Circumstances]>([
  ['as planned', {}],
  ['with each message delivered twice and each look of the clock taken twice at once', { twice: true }],
])(
  'each is told what they have chosen, when and by what they have chosen, %s',
  { timeout: 240_000 },
  async (_, circumstances) => {
    const days = await startDays(instantOf('03-01T12:00'), circumstances);
    onTestFinished(days.stop);
    const story = await beginStory(days);
    const browsers = await settings(story);
    const looks = [...LOOKS];
    await live(story, undefined, async (until) => {
      for (let next = looks[0]; next && instantOf(next[0]) < until; next = looks[0]) {
        await days.until(instantOf(next[0]));
        await story.visitors[next[1]].game(story.id);
        looks.shift();
      }
    });
    await solveAll(story);
    await days.until(days.server.clock.now + DAY);
    expect(told(days, browsers)).toEqual(TOLD);
    expect(days.server.failures).toEqual([]);
  },
);

/** Berta sets nothing. */
async function settings({ days, visitors: { Nora, Asha, Lou, Moana } }: Story): Promise<ReadonlyMap<string, Person>> {
  const off = { mail: 'off' } as const;
  const [phone, desk] = [subscribed(days.service, 'phone'), subscribed(days.service, 'desk')];
  // Nora: at once on her phone, and no mail but of the end.
  await push(Nora, phone);
  await Nora.notices({ ways: { started: off, turn: { ...off, push: 'now' }, reminder: off, missed: off, nudge: off } });
  // Asha: one letter a day, at seven; her clock is half an hour off.
  const daily = { mail: 'digest' } as const;
  await Asha.notices({ ways: { started: daily, turn: daily, reminder: daily, over: daily }, hour: 7 });
  // Lou: to a chat, and nobody wakes him.
  await hook(Lou, `https://${NAME}/hooks/lou`);
  await Lou.notices({ ways: { started: off, turn: off, reminder: off, nudge: off, over: off }, quiet: { from: 22, until: 7 } });
  // Moana: by everything, in the daytime.
  await push(Moana, desk);
  await hook(Moana, `https://${NAME}/hooks/moana`);
  await Moana.notices({ quiet: { from: 20, until: 8 } });
  return new Map([
    [phone.request.endpoint, 'Nora'],
    [desk.request.endpoint, 'Moana'],
    [`https://${NAME}/hooks/lou`, 'Lou'],
    [`https://${NAME}/hooks/moana`, 'Moana'],
    ...PEOPLE.map((person) => [addressOf(person), person] as const),
  ]);
}

async function push(visitor: Story['visitors'][Person], { request }: PushBrowser): Promise<void> {
  await visitor.expect(204, '/api/me/push', { method: 'PUT', json: request });
}

async function hook(visitor: Story['visitors'][Person], address: string): Promise<void> {
  await visitor.expect(200, '/api/me/webhook', { method: 'PUT', json: { address } });
}

/** What all were told, in order; at one instant by person and channel. */
function told({ arrivals }: Days, people: ReadonlyMap<string, Person>): readonly Told[] {
  const found = arrivals.slice(PEOPLE.length).map(([at, to, channel, kind, until]): Told => {
    const person = people.get(to) ?? 'Berta';
    const wall = wallAt(instantOf(at), LIVES[person]);
    return until ? [at, wall, person, channel, kind, until] : [at, wall, person, channel, kind];
  });
  return found.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

function placeOf([at, , person, channel]: Told): string {
  return `${at} ${PEOPLE.indexOf(person)} ${channel}`;
}
