/** A browser in which a player is signed in: how they see its session and end it. */

import { isThere, unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { all, assign } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { claimEndpoint, releaseEndpoint } from './endpoint';
import { accountKey, DEVICES, deviceKey, sessionKey } from './keys';

/** Where a browser takes notices, and how they are encrypted for it. */
export interface PushRecord {
  /** What its notices are known by: the device in which it began, for it stays when the session is renewed. */
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

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
  /** Where notices are shown in it. */
  readonly push?: PushRecord;
}

/** The device that an item holds, unless its session has run out. `now` in epoch milliseconds. */
export function deviceFrom(item: Item | undefined, now: number): DeviceRecord | undefined {
  if (item === undefined) return undefined;
  const { pk: _, sk, ...fields } = item;
  const device = { ...fields, id: String(sk).slice(DEVICES.length) } as DeviceRecord;
  return device.expires * 1000 > now ? device : undefined;
}

/** With what it takes notices at, which nobody else does from now on. */
export function addDevice(player: string, device: DeviceRecord): Write[] {
  const { id, ...fields } = device;
  const { push, expires } = fields;
  return [
    { put: { ...deviceKey(player, id), ...fields } },
    ...(push ? [claimEndpoint(push.endpoint, { player, device: id, expires })] : []),
  ];
}

/** A transaction holds only while the browser is signed in. */
export function checkDevice(player: string, device: string): Write {
  return { check: deviceKey(player, device), condition: isThere };
}

/** Ends a browser's session: no notices go there any more. */
export function endDevice(player: string, { id, session, push }: DeviceRecord): Write[] {
  return [{ remove: deviceKey(player, id) }, { remove: sessionKey(session) }, ...(push ? [releaseEndpoint(push.endpoint)] : [])];
}

/** A browser takes notices from now on, or elsewhere than before, if that is as it was read. */
export function beginPush(player: string, { id, push, expires }: DeviceRecord, begun: PushRecord): Write[] {
  const isMoved = push !== undefined && push.endpoint !== begun.endpoint;
  return [
    { update: deviceKey(player, id), change: assign({ push: begun }), condition: all(isThere, unchanged({ push })) },
    claimEndpoint(begun.endpoint, { player, device: id, expires }),
    ...(isMoved ? [releaseEndpoint(push.endpoint)] : []),
  ];
}

/** A browser takes no notices any more, if it takes them where it was read. */
export function endPush(player: string, device: string, push: PushRecord): Write {
  return { update: deviceKey(player, device), change: assign({ push: undefined }), condition: unchanged({ push }) };
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
