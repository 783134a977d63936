/** How often things may be done that cost others something. Never on the path of a move. */

import { countOne } from '../store/count';
import { hash } from './hash';
import { networkOf } from './network';
import { Refusal } from './refusal';
import type { World } from './world';

/** So many within so many seconds. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** What is counted, and by whom: by address of mail with that of the network or alone, by that of the network, or by player. */
export const LIMITS = {
  codesToAddress: { times: 5, seconds: HOUR },
  codesToAddressInAll: { times: 30, seconds: HOUR },
  codesFromClient: { times: 20, seconds: HOUR },
  triesFromClient: { times: 30, seconds: HOUR },
  guestsFromClient: { times: 60, seconds: HOUR },
  tablesOfPlayer: { times: 30, seconds: DAY },
  messagesOfPlayer: { times: 60, seconds: 10 * 60 },
  reportsOfPlayer: { times: 20, seconds: DAY },
  exportsOfPlayer: { times: 20, seconds: DAY },
  /** Beyond the first of each: of half a gigabyte at most. */
  exportPartsOfPlayer: { times: 500, seconds: DAY },
  mendingsOfPlayer: { times: 3, seconds: DAY },
  webhooksOfPlayer: { times: 10, seconds: DAY },
  trialsOfPlayer: { times: 20, seconds: DAY },
  /** By player and channel. */
  trialsOfChannel: { times: 1, seconds: 10 },
} as const satisfies Readonly<Record<string, Limit>>;

export type Limited = keyof typeof LIMITS;

export type Limits = Readonly<Record<Limited, Limit>>;

/**
 * Counts one, in stretches of time that end at the same moment for everybody. `whom`: an address of mail, an address of the
 * network, or a player; clients whose address nobody knows count as one.
 * @throws Refusal `too_many` once it was done as often as it may be, and however many ask at once.
 */
export async function allow(world: World, what: Limited, whom: string): Promise<void> {
  const { times, seconds } = world.limits[what];
  const second = Math.floor(world.now() / 1000);
  const end = (Math.floor(second / seconds) + 1) * seconds;
  const isCounted = await countOne(world.db, { what, whom: hash(networkOf(whom)), end }, times);
  if (!isCounted) throw new Refusal('too_many', { after: end - second });
}
