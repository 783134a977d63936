import type { Me, MeRequest } from '@shared/api/people';
import { type AccountRecord, accountFrom, changeAccount } from '../../store/account';
import { type ChangeRecord, changeFrom } from '../../store/change';
import { deviceFrom, touchDevice } from '../../store/device';
import { isConditionFailed } from '../../store/dynamo/errors';
import type { Item } from '../../store/dynamo/write';
import { renameSeat } from '../../store/game';
import { accountKey, changeKey, deviceKey, gameKey } from '../../store/keys';
import { readSeats } from '../../store/seat';
import type { SessionRecord } from '../../store/session';
import { insist } from '../insist';
import { Refusal } from '../refusal';
import { renameKept } from '../tables/rename-kept';
import { accountOf, signedIn, signedInAt, type Token } from '../viewer';
import type { World } from '../world';
import { mergeNow } from './merge';

/** Documents renamed at a time. */
const ABREAST = 8;

/** How often somebody else may change the name meanwhile. */
const TRIES = 5;

const DAY = 24 * 60 * 60 * 1000;

/** Who is signed in. That this browser was used is noted once a day, and a merge that was cut short goes on. */
export async function me(world: World, token: Token): Promise<Me> {
  const session = await signedInAt(world, token);
  const { player } = session;
  const [item, change, device] = await world.db.get(accountKey(player), changeKey(player), deviceKey(player, session.device));
  const account = accountOf(item);
  await touch(world, session, device);
  if (account.merging !== undefined) await mergeNow(world, player);
  return meOf(player, account, changeFrom(change, world.now()));
}

/** Changes name, time zone and what mail says. The name stands in the documents of the player's games: it changes there too. */
export async function changeMe(world: World, token: Token, changes: MeRequest): Promise<Me> {
  const player = await signedIn(world, token);
  const [item, change] = await world.db.get(accountKey(player), changeKey(player));
  const account = accountOf(item);
  const { name, timeZone, turnMail } = changes;
  const given = {
    ...(name === undefined ? {} : { name }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(turnMail === undefined ? {} : { turnMail }),
  };
  if (Object.keys(given).length > 0) await insist(() => changeAccount(world.db, player, given)).catch(refuseGone);
  if (name !== undefined) await renameEverywhere(world, player, name);
  return meOf(player, { ...account, ...given }, changeFrom(change, world.now()));
}

function meOf(
  id: string,
  { name, guest, timeZone, email, turnMail = true }: AccountRecord,
  change: ChangeRecord | undefined,
): Me {
  return {
    id,
    name,
    guest,
    timeZone,
    turnMail,
    ...(email === undefined ? {} : { email }),
    ...(change ? { change: { email: change.email, old: change.old, new: change.new, until: change.until } } : {}),
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

/** Whoever changes the name meanwhile may rename before or after: only the account tells which name is the last. */
async function renameEverywhere(world: World, player: string, name: string): Promise<void> {
  for (let [last, left] = [name, TRIES]; ; left--) {
    await renameOnce(world, player, last);
    const [item] = await world.db.get(accountKey(player));
    const account = accountFrom(item);
    if (account === undefined || account.name === last) return;
    if (left === 0) throw new Refusal('busy');
    last = account.name;
  }
}

async function renameOnce(world: World, player: string, name: string): Promise<void> {
  const seats = await readSeats(world.db, player);
  for (let at = 0; at < seats.length; at += ABREAST) {
    const some = seats.slice(at, at + ABREAST);
    await Promise.all(some.map(({ game, seat }) => renameIn(world, game, seat, player, name)));
    const over = some.filter(({ status }) => status === 'finished').map(({ game }) => game);
    await renameKept(world, over, player, name);
  }
}

async function renameIn({ db }: World, game: string, seat: number, player: string, name: string): Promise<void> {
  const { change, condition } = renameSeat(seat, player, name);
  try {
    await insist(() => db.update(gameKey(game), change, condition));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}
