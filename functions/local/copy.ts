/** `npm run copy`: a table as it stands, from one machine to AWS, back, or from a restored table to another. */

import { canonical } from '@shared/canonical';
import { isThere } from '../store/dynamo/conditions';
import { database } from '../store/dynamo/database';
import { isUnanswered } from '../store/dynamo/errors';
import { put } from '../store/dynamo/put';
import { scan } from '../store/dynamo/scan';
import type { Item } from '../store/dynamo/write';
import { channelKey, clockKey, type Key } from '../store/keys';
import { reachSource, reachTarget } from './copy/place';
import { STEPS, STIRRED } from './copy/steps';
import { differences, kindOf, tally } from './copy/tally';
import { type Asked, linesOfTallies, nameOf, readCommand, SAY, USAGE, type Where } from './copy/words';
import { StartFailure } from './failure';
import type { Reached } from './reach';

/** Items that are looked at and written together, and after how many it is said how far it is. */
const TOGETHER = 200;
const SAID = 10_000;

/** Everything that has not run out by `now`, which stays the same for both sides. Epoch milliseconds. */
interface Sides {
  readonly from: Reached;
  readonly to: Reached;
  readonly now: number;
}

type Copying = Extract<Asked, { act: 'copy' }>;

/** @throws StartFailure: it was not done, or not to the end, and why. */
export async function copy(
  words: readonly string[],
  say: (line: string) => void,
  environment = process.env,
  now = Date.now(),
): Promise<void> {
  const asked = readCommand(words);
  if (asked.act === 'help') return say(USAGE);
  const way = SAY.way(nameOf(asked.from), nameOf(asked.to));
  try {
    await between(asked, environment, async (from, to) => {
      if (!asked.resume && !(await isEmpty(to))) throw new StartFailure(SAY.notEmpty(nameOf(asked.to)));
      say(`Copying ${way}`);
      await transfer({ from, to, now }, asked, say);
      await compare({ from, to, now }, asked.to, say);
    });
  } catch (error) {
    throw explained(error, way);
  }
}

async function between(
  { from, to }: Copying,
  environment: NodeJS.ProcessEnv,
  act: (from: Reached, to: Reached) => Promise<void>,
): Promise<void> {
  const source = await reachSource(from, environment);
  try {
    const target = await reachTarget(to, environment);
    try {
      await act(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function isEmpty(place: Reached): Promise<boolean> {
  for await (const _ of itemsOf(place)) return false;
  return true;
}

async function transfer(sides: Sides, asked: Copying, say: (line: string) => void): Promise<void> {
  const { client, table } = sides.to;
  for (const { what, filter } of STEPS) {
    let [copied, there, said] = [0, 0, 0];
    for await (const items of together(living(sides.from, sides.now, filter))) {
      const missing = asked.resume ? await missingOf(sides.to, asked.to, items) : items;
      await put(client, table, missing);
      copied += missing.length;
      there += items.length - missing.length;
      if (copied + there < said + SAID) continue;
      said = copied + there;
      say(`  ${SAY.step(what, copied, there)} so far`);
    }
    say(SAY.step(what, copied, there));
  }
}

/** Which of these are not there yet. @throws StartFailure if something else stands at one's place. */
async function missingOf({ client, table }: Reached, where: Where, items: readonly Item[]): Promise<readonly Item[]> {
  const found = await database(client, table).get(...items.map(keyOf));
  return items.filter((item, at) => {
    const there = found[at];
    if (there === undefined) return true;
    const isOurs = canonical(there) === canonical(item) || isStirred(where, kindOf(item));
    if (!isOurs) throw new StartFailure(SAY.changed(nameOf(where), `${item.pk} ${item.sk}`));
    return false;
  });
}

/** Codes and counts run out while they are copied, and AWS deletes what has: those of so many milliseconds are not compared. */
const SOON = 60 * 60 * 1000;

/** Says how many items each side holds. @throws StartFailure unless they are the same. */
async function compare({ from, to, now }: Sides, where: Where, say: (line: string) => void): Promise<void> {
  say(SAY.checking);
  const [source, target] = await Promise.all([tally(living(from, now + SOON)), tally(living(to, now + SOON))]);
  for (const line of linesOfTallies(source, target)) say(line);
  const found = differences(source, target);
  const stirred = found.filter(({ kind, from, to }) => isStirred(where, kind) && to >= from);
  if (stirred.length < found.length) throw new StartFailure(SAY.differs(found));
  say(stirred.length > 0 ? SAY.stirred(stirred.map(({ kind }) => kind)) : SAY.isSame(target.all));
}

/** Only on AWS do workers watch what comes in. */
function isStirred({ kind: where }: Where, kind: string): boolean {
  return where === 'aws' && STIRRED.includes(kind);
}

async function* living(place: Reached, now: number, filter = isThere): AsyncGenerator<Item> {
  for await (const item of itemsOf(place, filter)) {
    if (typeof item.expires !== 'number' || item.expires * 1000 > now) yield item;
  }
}

/** Each place has its own, or none: the sign of life of its clock, and what its channels owe. */
const OWN: readonly string[] = [clockKey(), channelKey('mail')].map(({ pk, sk }) => kindOf({ pk, sk }));

/** All there is but for what is a place's own. */
async function* itemsOf({ client, table }: Reached, filter = isThere): AsyncGenerator<Item> {
  for await (const item of scan(client, table, filter)) {
    if (!OWN.includes(kindOf(item))) yield item;
  }
}

async function* together(items: AsyncIterable<Item>): AsyncGenerator<readonly Item[]> {
  let some: Item[] = [];
  for await (const item of items) {
    some.push(item);
    if (some.length < TOGETHER) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

function keyOf({ pk, sk }: Item): Key {
  return { pk: String(pk), sk: String(sk) };
}

/** What can be done something about, in one line. */
function explained(error: unknown, way: string): unknown {
  if (!(error instanceof Error) || error instanceof StartFailure) return error;
  if (isUnanswered(error)) return new StartFailure(SAY.unanswered(way));
  return '$metadata' in error ? new StartFailure(SAY.unusable(way, error.name)) : error;
}
