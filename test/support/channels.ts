/** Players whom every channel reaches. */

import { randomUUID } from 'node:crypto';
import type { NoticesRequest } from '@shared/api/notices';
import type { Way } from '@shared/notices/ways';
import type { PushRecord } from '../../functions/store/device';
import { readDevices } from '../../functions/store/device';
import { assign } from '../../functions/store/dynamo/expression';
import { deviceKey } from '../../functions/store/keys';
import { changeAccount } from './account';
import type { Server } from './server';
import type { Visitor } from './visitor';

/** Where a player's webhook is. */
export function hookOf(player: string): string {
  return `https://hooks.example.com/${player}`;
}

/** Gives a player a webhook, and push in the browsers in which they are signed in. @returns who that is */
export async function reachEverywhere(server: Server, visitor: Visitor): Promise<string> {
  const { world, clock } = server;
  const { id: player } = await visitor.me();
  await changeAccount(server, player, { webhook: { address: hookOf(player), since: clock.now }, push: clock.now });
  for (const { id } of await readDevices(world.db, player, clock.now)) {
    const push: PushRecord = { id, endpoint: `https://fcm.googleapis.com/${id}`, p256dh: 'p', auth: 'a', since: clock.now };
    await world.db.update(deviceKey(player, id), assign({ push }), { text: 'attribute_exists(pk)' });
  }
  return player;
}

/** Sets how a player is told. */
export async function setNotices(visitor: Visitor, json: NoticesRequest): Promise<void> {
  await visitor.expect(200, '/api/me/notices', { method: 'PATCH', json });
}

/** Says something at a table. */
export async function say(visitor: Visitor, game: string, text: string): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() };
  await visitor.expect(201, `/api/games/${game}/messages`, { method: 'POST', json: { text }, headers });
}

/** The same way for a kind by every channel. */
export function everywhere<const W extends Way>(way: W): { readonly mail: W; readonly push: W; readonly webhook: W } {
  return { mail: way, push: way, webhook: way };
}
