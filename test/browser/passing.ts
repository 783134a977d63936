/** Days that pass for one game within a moment: the house itself finds what is due by then. */

import { reachTable } from '../../functions/local/reach';
import { reckon } from '../../functions/play/deadlines/reckon';
import { database } from '../../functions/store/dynamo/database';
import { changeGame, type GameRecord, readGames } from '../../functions/store/game';
import type { House } from '../support/browser';

/** Whatever the game waits for comes so much sooner, in milliseconds. */
export async function letPass({ data }: House, id: string, time: number): Promise<void> {
  const reached = await reachTable(data, process.env);
  try {
    const db = database(reached.client, reached.table);
    const [game] = await readGames(db, [id]);
    if (game === undefined) throw new Error(`there is no game ${id}`);
    await db.write([changeGame(game, older(game, time))]);
  } finally {
    await reached.close();
  }
}

/** The same while nobody runs it: it finds what is due when it is started again. */
export async function letPassUnseen(house: House, id: string, time: number): Promise<void> {
  await house.cut();
  await letPass(house, id, time);
  await house.resume();
}

/** The same game, begun so much earlier, and its turn too. */
function older(game: GameRecord, time: number): GameRecord {
  const { created, turn, revision } = game;
  return reckon({
    ...game,
    created: created - time,
    revision: revision + 1,
    ...(turn ? { turn: { ...turn, since: turn.since - time } } : {}),
  });
}
