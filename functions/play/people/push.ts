/** Browsers that take notices: each by its session, and for nobody but who is signed in there. docs/notices.md, "Push" */

import type { Notices, PushRequest } from '@shared/api/notices';
import { isPushHost } from '../../push/hosts';
import { isSound } from '../../push/keys';
import { accountFrom, rewriteAccount } from '../../store/account';
import { beginPush, type DeviceRecord, deviceFrom, endPush, type PushRecord, readDevices } from '../../store/device';
import type { Write } from '../../store/dynamo/write';
import { type EndpointRecord, endpointFrom, keyOfEndpoint, markOf, releaseEndpoint } from '../../store/endpoint';
import { accountKey, deviceKey } from '../../store/keys';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { accountOf, signedInAt, type Token } from '../viewer';
import type { World } from '../world';

/** A browser that takes notices. */
export type Taker = Pick<DeviceRecord, 'id'> & { readonly push: PushRecord };

const DONE = { result: undefined };

/**
 * The browser of this session takes notices from now on. It does so no more for whoever was signed in there before, for it is known again
 * by where it takes them.
 * @throws Refusal `not_signed_in`, `push_host` where no push service is, `bad_request` where nothing can be encrypted for it, `busy`
 */
export async function subscribe(world: World, token: Token, { endpoint: text, keys }: PushRequest): Promise<void> {
  const { player, device: here } = await signedInAt(world, token);
  if (!isPushHost(text)) throw new Refusal('push_host');
  if (!isSound(keys)) throw new Refusal('bad_request');
  // As browsers write it: whatever reads it later reads the same.
  const endpoint = new URL(text).href;
  await settle(
    world.db,
    async () => {
      const [account, item, claim] = await world.db.get(accountKey(player), deviceKey(player, here), keyOfEndpoint(endpoint));
      accountOf(account);
      const device = deviceFrom(item, world.now());
      if (!device) throw new Refusal('not_signed_in');
      if (isSame(device.push, { endpoint, ...keys })) return DONE;
      const before = claim && (await elsewhere(world, endpointFrom(claim), here, endpoint));
      const id = device.push?.id ?? before?.push.id ?? here;
      const push = { id, endpoint, ...keys, since: world.now() };
      const taken = rewriteAccount(player, { banned: undefined }, { push: push.since });
      return { ...DONE, writes: [...beginPush(player, device, push), taken, ...(before ? [before.end] : [])] };
    },
    CROWD,
  );
}

/** The browser of this session takes none any more. @throws Refusal `not_signed_in`, `busy` */
export async function unsubscribe(world: World, token: Token): Promise<void> {
  const { player, device } = await signedInAt(world, token);
  await dropPush(world, player, device);
}

/** What a player is shown of it who looks from this device. */
export async function pushOf(world: World, player: string, device: string): Promise<Omit<Notices['push'], 'key'>> {
  const takers = await takersOf(world, player);
  const here = takers.find(({ id }) => id === device);
  return { devices: takers.length, ...(here ? { here: markOf(here.push.endpoint) } : {}) };
}

/** The browsers of a player that take notices. */
export async function takersOf(world: World, player: string): Promise<Taker[]> {
  const devices = await readDevices(world.db, player, world.now());
  return devices.flatMap(({ id, push }) => (push ? [{ id, push }] : []));
}

/** A browser takes none any more; `endpoint`: unless it takes them elsewhere by now. @throws Refusal `busy` */
export async function dropPush(world: World, player: string, device: string, endpoint?: string): Promise<void> {
  await settle(world.db, async () => {
    const [item] = await world.db.get(deviceKey(player, device));
    const push = deviceFrom(item, world.now())?.push;
    if (!push || (endpoint !== undefined && push.endpoint !== endpoint)) return DONE;
    return { ...DONE, writes: [endPush(player, device, push), releaseEndpoint(push.endpoint)] };
  });
  await closePush(world, player);
}

/** Where no browser of a player is left that takes notices, none are handed over any more. @throws Refusal `busy` */
export async function closePush(world: World, player: string): Promise<void> {
  await settle(world.db, async () => {
    const [item] = await world.db.get(accountKey(player));
    const push = accountFrom(item)?.push;
    if (push === undefined || (await takersOf(world, player)).length > 0) return DONE;
    return { ...DONE, writes: [rewriteAccount(player, { push }, { push: undefined })] };
  });
}

/** Another device that takes notices at an endpoint, and what ends that. */
async function elsewhere(
  world: World,
  claim: EndpointRecord,
  here: string,
  endpoint: string,
): Promise<{ readonly push: PushRecord; readonly end: Write } | undefined> {
  const { player, device } = claim;
  if (device === here) return undefined;
  const [item] = await world.db.get(deviceKey(player, device));
  const push = deviceFrom(item, world.now())?.push;
  return push?.endpoint === endpoint ? { push, end: endPush(player, device, push) } : undefined;
}

function isSame(push: PushRecord | undefined, { endpoint, p256dh, auth }: Omit<PushRecord, 'id' | 'since'>): boolean {
  return push?.endpoint === endpoint && push.p256dh === p256dh && push.auth === auth;
}
