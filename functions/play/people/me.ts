import type { Me, MeRequest } from '@shared/api/people';
import { type AccountRecord, changeAccount } from '../../store/account';
import { isConditionFailed, isConflict } from '../../store/dynamo/errors';
import { renameSeat } from '../../store/game';
import { accountKey, gameKey } from '../../store/keys';
import { readSeats } from '../../store/seat';
import { Refusal } from '../refusal';
import { accountOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';

/** Documents renamed at a time. */
const ABREAST = 8;

/** How often what meets somebody else is tried again. */
const TRIES = 5;

export async function me(world: World, token: Token): Promise<Me> {
  const player = await signedIn(world, token);
  return meOf(player, await readAccount(world, player));
}

/** Changes name and time zone. The name stands in the documents of the player's games: it changes there too. */
export async function changeMe(world: World, token: Token, changes: MeRequest): Promise<Me> {
  const player = await signedIn(world, token);
  const account = await readAccount(world, player);
  const { name, timeZone, turnMail } = changes;
  const given = {
    ...(name === undefined ? {} : { name }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(turnMail === undefined ? {} : { turnMail }),
  };
  if (Object.keys(given).length > 0) await insist(() => changeAccount(world.db, player, given));
  if (name !== undefined) await renameEverywhere(world, player, name);
  return meOf(player, { ...account, ...given });
}

async function readAccount({ db }: World, player: string): Promise<AccountRecord> {
  const [account] = await db.get(accountKey(player));
  return accountOf(account);
}

function meOf(id: string, { name, guest, timeZone, email, turnMail = true }: AccountRecord): Me {
  return { id, name, guest, timeZone, turnMail, ...(email === undefined ? {} : { email }) };
}

/** Whoever changes the name meanwhile may rename before or after: only the account tells which name is the last. */
async function renameEverywhere(world: World, player: string, name: string): Promise<void> {
  for (let [last, left] = [name, TRIES]; ; left--) {
    await renameOnce(world, player, last);
    const account = await readAccount(world, player);
    if (account.name === last) return;
    if (left === 0) throw new Refusal('busy');
    last = account.name;
  }
}

async function renameOnce(world: World, player: string, name: string): Promise<void> {
  const seats = await readSeats(world.db, player);
  for (let at = 0; at < seats.length; at += ABREAST) {
    const some = seats.slice(at, at + ABREAST);
    await Promise.all(some.map(({ game, seat }) => renameIn(world, game, seat, player, name)));
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

/** Writes again while a transaction holds the item: it does so for moments. */
async function insist(write: () => Promise<void>): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (left === 0) throw new Refusal('busy');
    }
  }
}
