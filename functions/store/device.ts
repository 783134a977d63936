/** A browser in which a player is signed in: how they see its session and end it. */

import { isThere } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { assign } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { accountKey, DEVICES, deviceKey, sessionKey } from './keys';

export interface DeviceRecord {
  readonly id: string;
  /** The hash of its session's token. */
  readonly session: string;
  /** What it says of itself. */
  readonly agent: string;
  /** Epoch milliseconds. */
  readonly created: number;
  /** When it was last used, to the day. Epoch milliseconds. */
  readonly seen: number;
  /** With its session. Epoch seconds. */
  readonly expires: number;
}

/** The device that an item holds, unless its session has run out. `now` in epoch milliseconds. */
export function deviceFrom(item: Item | undefined, now: number): DeviceRecord | undefined {
  if (item === undefined) return undefined;
  const { pk: _, sk, ...fields } = item;
  const device = { ...fields, id: String(sk).slice(DEVICES.length) } as DeviceRecord;
  return device.expires * 1000 > now ? device : undefined;
}

export function addDevice(player: string, { id, ...fields }: DeviceRecord): Write {
  return { put: { ...deviceKey(player, id), ...fields } };
}

/** A transaction holds only while the browser is signed in. */
export function checkDevice(player: string, device: string): Write {
  return { check: deviceKey(player, device), condition: isThere };
}

/** Ends a browser's session. */
export function endDevice(player: string, { id, session }: Pick<DeviceRecord, 'id' | 'session'>): Write[] {
  return [{ remove: deviceKey(player, id) }, { remove: sessionKey(session) }];
}

/** The player's devices, in no order that means anything. `now` in epoch milliseconds. */
export async function readDevices(db: Database, player: string, now: number): Promise<DeviceRecord[]> {
  const items = await db.query({ partition: accountKey(player).pk, from: DEVICES, to: `${DEVICES}~` });
  return items.flatMap((item) => deviceFrom(item, now) ?? []);
}

/** It was used at this instant. @throws an error that `isConditionFailed` knows if it is there no more. */
export async function touchDevice(db: Database, player: string, id: string, seen: number): Promise<void> {
  await db.update(deviceKey(player, id), assign({ seen }), isThere);
}
