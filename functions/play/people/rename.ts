import { accountFrom } from '../../store/account';
import { isConditionFailed } from '../../store/dynamo/errors';
import { renameSeat } from '../../store/game';
import { accountKey, gameKey } from '../../store/keys';
import { readSeats } from '../../store/seat';
import { insist } from '../insist';
import { Refusal } from '../refusal';
import { renameKept } from '../tables/rename-kept';
import type { World } from '../world';

/** Documents renamed at a time. */
const ABREAST = 8;

/** How often somebody else may change the name meanwhile. */
const TRIES = 5;

/**
 * Writes a player's new name into the documents of their games. Whoever changes the name meanwhile may rename before or
 * after: only the account tells which name is the last.
 * @throws Refusal `busy`
 */
export async function renameEverywhere(world: World, player: string, name: string): Promise<void> {
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
