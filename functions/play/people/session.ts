/** How a browser comes to be signed in, and what ends it. */

import { addDevice, type DeviceRecord, endDevice, readDevices } from '../../store/device';
import { isThere } from '../../store/dynamo/conditions';
import type { Write } from '../../store/dynamo/write';
import { deviceKey } from '../../store/keys';
import { addSession, hashOfToken, keyOfSession, type SessionRecord } from '../../store/session';
import { CROWD, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';

/** How long a browser stays signed in, in seconds: 400 days, the longest that browsers keep a cookie. */
export const SESSION_SECONDS = 400 * 24 * 60 * 60;

/** Characters that are kept of what a browser says of itself. */
const LONGEST_AGENT = 200;

/** Sessions that one transaction ends. */
export const SESSIONS_AT_ONCE = 40;

/** A browser that asks. */
export interface Browser {
  /** Of the session that it has. */
  readonly token: Token;
  /** Where it asks from: an address of the network. */
  readonly client: string;
  /** What it says of itself. */
  readonly agent: string;
}

/** A token that no session has yet, and the device that is to have it. */
export interface Pass {
  readonly token: string;
  readonly device: string;
}

export function freshPass(world: World): Pass {
  return { token: world.secret(), device: world.id() };
}

/** Signs a browser in as a player. */
export function openSession({ token, device }: Pass, player: string, agent: string, now: number): Write[] {
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  const seen = { session: hashOfToken(token), agent: visible(agent), created: now, seen: now, expires };
  return [addSession(token, { player, device, created: now, expires }), addDevice(player, { id: device, ...seen })];
}

/** Ends the session of a token, if nobody else has ended it. */
export function closeSession(token: string, { player, device }: SessionRecord): Write[] {
  return [{ remove: deviceKey(player, device), condition: isThere }, { remove: keyOfSession(token) }];
}

/** Ends every session of a player. */
export async function endAll(world: World, player: string): Promise<void> {
  const decide = async () => {
    const some = (await readDevices(world.db, player, world.now())).slice(0, SESSIONS_AT_ONCE);
    const writes = some.flatMap((device) => endDevice(player, device));
    return { result: some, ...(some.length > 0 ? { writes } : {}) };
  };
  let ended: readonly DeviceRecord[];
  do ended = await settle(world.db, decide, CROWD);
  while (ended.length === SESSIONS_AT_ONCE);
}

/** Without what cannot be seen, and cut. */
function visible(agent: string): string {
  return [...agent.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')].slice(0, LONGEST_AGENT).join('');
}
