/** How a browser comes to be signed in, and what ends it. */

import { addDevice, type DeviceRecord, deviceFrom, endDevice, type PushRecord, readDevices } from '../../store/device';
import { isThere, unchanged } from '../../store/dynamo/conditions';
import { all } from '../../store/dynamo/expression';
import type { Write } from '../../store/dynamo/write';
import { releaseEndpoint } from '../../store/endpoint';
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
export const SESSIONS_AT_ONCE = 30;

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

/** Signs a browser in as a player. `push`: where it has taken notices for them before. */
export function openSession({ token, device: id }: Pass, player: string, agent: string, now: number, push?: PushRecord): Write[] {
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  const device = { id, session: hashOfToken(token), agent: visible(agent), created: now, seen: now, expires };
  return [
    addSession(token, { player, device: id, created: now, expires }),
    ...addDevice(player, { ...device, ...(push ? { push } : {}) }),
  ];
}

/** Where the browser of a session takes notices. */
export async function pushAt(world: World, session: SessionRecord | undefined): Promise<PushRecord | undefined> {
  if (session === undefined) return undefined;
  const [item] = await world.db.get(deviceKey(session.player, session.device));
  return deviceFrom(item, world.now())?.push;
}

/**
 * Ends the session of a token, if nobody else has ended it. `push`: where its browser takes notices, as it was read; `kept`: where it
 * goes on to do so in another session.
 */
export function closeSession(
  token: string,
  { player, device }: SessionRecord,
  push: PushRecord | undefined,
  kept?: PushRecord,
): Write[] {
  return [
    { remove: deviceKey(player, device), condition: all(isThere, unchanged({ push })) },
    { remove: keyOfSession(token) },
    ...(push && !kept ? [releaseEndpoint(push.endpoint)] : []),
  ];
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
