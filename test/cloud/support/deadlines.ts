/** Games for two with a clock, and what comes of them. */

import type { Cloud } from './cloud';
import { wake } from './events';
import { type People, type Person, sitDownToTwo } from './people';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A seat's first miss is played for it, with its second it forfeits. */
export const PACE = { turn: DAY, weekends: true, vacation: true, forfeit: 2 } as const;

/** What the log tells when the first turn, of the first player, was played for them and nothing else has happened. */
export const ONE_AUTOMATIC_TURN = ['start', '0 auto'];

/** The first player is to move, and has a day. */
export async function sitDownToClock(cloud: Cloud, persons: readonly Person[]): Promise<People> {
  const people = await sitDownToTwo(persons, { pace: PACE });
  await cloud.settle();
  return people;
}

/** Some time later the clock comes, and all that follows is done. Milliseconds. */
export async function later(cloud: Cloud, by: number): Promise<void> {
  cloud.clock.advance(by);
  await wake(cloud);
  await cloud.settleAll();
}

/** Who did what, version by version: a seat, and `auto` if the clock did it for it. */
export async function logOf({ id, players }: People): Promise<readonly string[]> {
  const [player] = players;
  const { events = [] } = (await player?.events(id)) ?? {};
  const versions = new Map(events.map(({ version, seat, auto }) => [version, `${seat ?? 'start'}${auto ? ' auto' : ''}`]));
  return [...versions.values()];
}

/** The document of a game, as it is stored. @throws Error if there is none. */
export async function documentOf({ table }: Cloud, { id }: People): Promise<Readonly<Record<string, unknown>>> {
  const document = (await table.items('GAME')).find(({ pk }) => pk === `GAME#${id}`);
  if (!document) throw new Error(`there is no game ${id}`);
  return document;
}
