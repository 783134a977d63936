import { isConditionFailed } from '../../store/dynamo/errors';
import { type GameRecord, readGames, renameSeat } from '../../store/game';
import { gameKey } from '../../store/keys';
import { insist } from '../insist';
import { keptFor } from '../viewer';
import type { World } from '../world';

/**
 * A player's new name on the seats that are kept for them where these games are played again.
 * @throws Refusal `busy`
 */
export async function renameKept(world: World, games: readonly string[], player: string, name: string): Promise<void> {
  const played = games.length === 0 ? [] : await readGames(world.db, games);
  const offered = played.flatMap(({ rematch }) => rematch ?? []);
  const tables = offered.length === 0 ? [] : await readGames(world.db, offered);
  await Promise.all(tables.map((table) => renameAt(world, table, player, name)));
}

async function renameAt({ db }: World, table: GameRecord, player: string, name: string): Promise<void> {
  const seat = keptFor(table, player);
  if (seat === undefined) return;
  const { change, condition } = renameSeat(seat, player, name, 'reserved');
  try {
    await insist(() => db.update(gameKey(table.id), change, condition));
  } catch (error) {
    // They have sat down meanwhile, under the new name.
    if (!isConditionFailed(error)) throw error;
  }
}
