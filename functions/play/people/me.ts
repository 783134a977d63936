import type { Me, MeRequest } from '@shared/api/people';
import { type AccountRecord, changeAccount } from '../../store/account';
import { changeFrom } from '../../store/change';
import { deviceFrom, touchDevice } from '../../store/device';
import { dueFrom } from '../../store/due';
import { isConditionFailed } from '../../store/dynamo/errors';
import type { Item } from '../../store/dynamo/write';
import { accountKey, changeKey, deviceKey } from '../../store/keys';
import type { SessionRecord } from '../../store/session';
import { readStop } from '../../store/stop';
import { insist } from '../insist';
import { Refusal } from '../refusal';
import { accountOf, signedIn, signedInAt, type Token } from '../viewer';
import type { World } from '../world';
import { armDigest } from './arm-digest';
import { decideAgain } from './decide-again';
import { mergeNow } from './merge';
import { renameEverywhere } from './rename';
import { spreadNow } from './spread';
import { daysLeft, shown, takenBy } from './vacations';

const DAY = 24 * 60 * 60 * 1000;

/** Who is signed in. That this browser was used is noted once a day, and a merge that was cut short goes on. */
export async function me(world: World, token: Token): Promise<Me> {
  const session = await signedInAt(world, token);
  const { player } = session;
  const [item, change, device] = await world.db.get(accountKey(player), changeKey(player), deviceKey(player, session.device));
  const account = accountOf(item);
  await touch(world, session, device);
  if (account.merging !== undefined) await mergeNow(world, player);
  return meOf(world, player, account, change);
}

/**
 * Changes name, time zone, and when they are reminded. All of it stands in the documents of the player's games, too: it
 * changes there.
 */
export async function changeMe(world: World, token: Token, changes: MeRequest): Promise<Me> {
  const player = await signedIn(world, token);
  const [item, change] = await world.db.get(accountKey(player), changeKey(player));
  const account = accountOf(item);
  const { name, timeZone, reminder } = changes;
  const isCopied = timeZone !== undefined || reminder !== undefined;
  const now = world.now();
  const given = {
    ...(name === undefined ? {} : { name }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(reminder === undefined ? {} : { reminder }),
    ...(isCopied ? { unspread: now, ...dueFrom(player, now) } : {}),
  };
  if (Object.keys(given).length > 0) await insist(() => changeAccount(world.db, player, given)).catch(refuseGone);
  if (name !== undefined) await renameEverywhere(world, player, name);
  if (isCopied) await spreadNow(world, player);
  if (timeZone !== undefined) {
    await armDigest(world, player, { ...account, timeZone });
    if (account.notices?.quiet) await decideAgain(world, player);
  }
  return meOf(world, player, { ...account, ...given }, change);
}

async function meOf(world: World, id: string, account: AccountRecord, stored: Item | undefined): Promise<Me> {
  const { name, guest, timeZone, email, reminder = 'usual', webhook } = account;
  const now = world.now();
  const change = changeFrom(stored, now);
  const mailStopped = email === undefined ? undefined : await readStop(world.db, email, now);
  const taken = takenBy(account, now);
  return {
    id,
    name,
    guest,
    timeZone,
    reminder,
    vacation: { left: daysLeft(account, now), ...(taken ? { taken: shown(taken) } : {}) },
    ...(email === undefined ? {} : { email }),
    ...(change ? { change: { email: change.email, old: change.old, new: change.new, until: change.until } } : {}),
    ...(webhook?.off ? { webhookOff: true as const } : {}),
    ...(mailStopped ? { mailStopped } : {}),
  };
}

/** The player has gone since the account was read. */
function refuseGone(error: unknown): never {
  throw isConditionFailed(error) ? new Refusal('not_signed_in') : error;
}

async function touch(world: World, { player, device: id }: SessionRecord, item: Item | undefined): Promise<void> {
  const now = world.now();
  const device = deviceFrom(item, now);
  if (!device || now - device.seen < DAY) return;
  try {
    await insist(() => touchDevice(world.db, player, id, now));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}
