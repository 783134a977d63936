/** What players are told at an hour: after quiet hours, and once a day. It is put off in the table, and found by the clock. */

import type { NoticesRequest } from '@shared/api/notices';
import { nextDigest } from '@shared/notices/digest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everywhere } from '../support/channels';
import type { Fault } from '../support/faults';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { HOUR, later, MINUTE } from './support/deadlines';
import type { Host } from './support/internet';
import { killedBefore } from './support/kill';
import { mailsTo, move, type People, type Person, sitDownToTwo } from './support/people';
import type { Sent } from './support/post';
import { arriveReached } from './support/reached';
import type { Subscriber } from './support/subscriber';

let cloud: Cloud;
let persons: readonly [Person, Person];
let browser: Subscriber;
let people: People;
let pushes: Host;
let hooks: Host;

/** Where they all live. */
const ZONE = 'UTC';

beforeAll(async () => {
  cloud = await startCloud();
  ({ persons, browser, pushes, hooks } = await arriveReached(cloud));
  for (const { visitor } of persons) await visitor.expect(200, '/api/me', { method: 'PATCH', json: { timeZone: ZONE } });
});

/** Whatever comes, comes twice. */
beforeEach(() => {
  [cloud.queues.areDoubled, cloud.bridge.areDoubled] = [true, true];
  return () => cloud.wire('mail').faults.clear();
});

afterAll(() => endClean(cloud));

async function wish(json: NoticesRequest): Promise<void> {
  for (const { visitor } of persons) await visitor.expect(200, '/api/me/notices', { method: 'PATCH', json });
}

function hourAfter(by: number): number {
  return new Date(cloud.clock.now() + by).getUTCHours();
}

/** Lets time pass until a moment after an instant. */
async function passUntil(instant: number): Promise<void> {
  await later(cloud, instant + MINUTE - cloud.clock.now());
}

/** How many notices there were so far: letters to the first player and to the second, pushes to one, posts to the other. */
function told(): readonly number[] {
  return [...persons.map(({ address }) => mailsTo(cloud, address).length), pushes.taken.length, hooks.taken.length];
}

/** How many more there are than before. */
function more(before: readonly number[]): readonly number[] {
  return told().map((count, at) => count - (before[at] ?? 0));
}

describe('in quiet hours', () => {
  let end: number;

  /** It is quiet for two hours, and then it is the second player's turn and after that the first one's, who knows of none. */
  beforeEach(async () => {
    await wish({
      ways: { started: everywhere('off'), turn: everywhere('now') },
      quiet: { from: hourAfter(0), until: hourAfter(2 * HOUR) },
    });
    end = Math.ceil((cloud.clock.now() + HOUR) / HOUR) * HOUR;
    people = await sitDownToTwo(persons);
    await cloud.settleAll();
  });

  test('a turn is told to nobody, and at their end by every channel, once', async () => {
    await move(people);
    await cloud.settleAll();
    const before = told();
    await later(cloud, HOUR / 2);
    expect(more(before)).toEqual([0, 0, 0, 0]);
    await passUntil(end);
    expect(more(before)).toEqual([0, 1, 0, 1]);
    await later(cloud, HOUR);
    expect(more(before)).toEqual([0, 1, 0, 1]);
  });

  test('a turn that passes before their end is told to nobody, and the next one is', async () => {
    const before = told();
    await move(people);
    await cloud.settleAll();
    await move(people);
    await move(people);
    await passUntil(end);
    expect(more(before)).toEqual([1, 0, 1, 0]);
    expect(pushes.taken.slice(-1).map((posted) => browser.read(posted).tag)).toEqual([people.id]);
  });

  test.each<[string, readonly Fault[]]>([
    ['killed before it is put off', [killedBefore(() => cloud.function('mail'))]],
    ['throttled', Array(12).fill('throttled')],
    ['unanswered', ['unanswered', 'unanswered']],
  ])('whoever puts it off is %s: it comes, once', async (_, faults) => {
    const before = told();
    cloud.wire('mail').faults.set('UpdateItem', [...faults]);
    await move(people);
    await cloud.settleAll();
    await passUntil(end);
    expect(more(before)).toEqual([0, 1, 0, 1]);
  });
});

describe('the digest', () => {
  let hour: number;

  /** When it comes next. */
  const next = (): number => nextDigest(ZONE, hour, cloud.clock.now());

  /** The last to each of them. */
  const letters = (): readonly (Sent['mail'] | undefined)[] => persons.map(({ address }) => mailsTo(cloud, address).at(-1)?.mail);

  /** In some hours, and the same from day to day. */
  beforeAll(() => {
    hour = hourAfter(3 * HOUR);
  });

  /** A game has begun, and waits for the first player. */
  beforeEach(async () => {
    await wish({ ways: { started: everywhere('digest'), turn: everywhere('digest') }, quiet: 'none', hour });
    people = await sitDownToTwo(persons);
    await cloud.settleAll();
  });

  test('comes by every channel once a day, with what has happened and what waits', async () => {
    const before = told();
    await later(cloud, MINUTE);
    expect(more(before)).toEqual([0, 0, 0, 0]);
    await passUntil(next());
    expect(more(before)).toEqual([1, 1, 1, 1]);
    for (const letter of letters()) {
      expect(letter?.messageId).toMatch(/^<digest-/);
      expect(letter?.text).toContain(people.id);
    }
    await later(cloud, HOUR);
    expect(more(before)).toEqual([1, 1, 1, 1]);
  });

  test('comes again while a game waits, and tells no news twice', async () => {
    const before = told();
    for (const days of [1, 2]) {
      await passUntil(next());
      // It is looked for once more, and then the next one is.
      await later(cloud, 6 * MINUTE);
      expect(more(before)).toEqual([days, days, days, days]);
      expect(await cloud.table.items('DIGEST#')).toEqual([]);
    }
    // Other games wait for the second player, and that this one has begun is old.
    expect(letters().map((letter) => letter?.text?.includes(people.id))).toEqual([true, false]);
  });
});
