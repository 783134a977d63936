import { seatOf } from '../play/viewer';
import type { World } from '../play/world';
import { type GameRecord, readGames } from '../store/game';
import { readTurns } from '../store/listed';

/**
 * The games that wait for a player. What the index tells may be late, so that the documents decide; `game`: another that it may not
 * know of yet.
 */
export async function gamesWaiting(world: World, player: string, game?: string): Promise<readonly GameRecord[]> {
  const listed = (await readTurns(world.db, player)).map((turn) => turn.game);
  const games = await readGames(world.db, [...new Set([...listed, ...(game === undefined ? [] : [game])])]);
  return games.filter((record) => record.turn !== undefined && record.turn.seat === seatOf(record, player));
}
