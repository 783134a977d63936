/** Games that the clock would not find, or too late: they stand wrong in index `due`, or not at all, however that came. */

import { nextLookAtGame, ON_ITS_WAY } from '../clock/look';
import { lookAt } from '../store/agenda';
import { dueAt } from '../store/due';
import { unchanged } from '../store/dynamo/conditions';
import type { Database } from '../store/dynamo/database';
import { isConditionFailed, isConflict } from '../store/dynamo/errors';
import { assign, type Expression } from '../store/dynamo/expression';
import type { Item } from '../store/dynamo/write';
import { type GameRecord, gameFrom } from '../store/game';
import { gameKey } from '../store/keys';

/** Games in which anything may become due. */
export const LIVE: Expression = {
  text: '#sk = :game AND #status IN (:running, :open)',
  names: { '#sk': 'sk', '#status': 'status' },
  values: { ':game': 'GAME', ':running': 'running', ':open': 'open' },
};

/**
 * Mends what is wrong with any of these items, as they come from the table. `failed` is told of those that cannot be: they hold
 * up no other. @returns how many are mended.
 */
export async function reconcile(
  db: Database,
  items: AsyncIterable<Item>,
  now: () => number,
  failed: (error: unknown) => void,
): Promise<number> {
  let mended = 0;
  for await (const item of items) {
    try {
      if (await mend(db, item, now())) mended += 1;
    } catch (error) {
      failed(error);
    }
  }
  return mended;
}

/** Mends one, if it is a game and nobody has changed it since it was read. `now` in epoch milliseconds. */
export async function mend(db: Database, item: Item, now: number): Promise<boolean> {
  if (item.sk !== 'GAME') return false;
  const game = gameFrom(item);
  const first = lookAt(game);
  if (first === undefined || isFound(game, now)) return false;
  const { version, revision, due, dueAt: at } = game;
  try {
    await db.update(gameKey(game.id), assign({ ...dueAt(game.id, first) }), unchanged({ version, revision, due, dueAt: at }));
    return true;
  } catch (error) {
    if (isConditionFailed(error) || isConflict(error)) return false;
    throw error;
  }
}

/** Whether the clock will look in time. It may be a little ahead of ours: what is due within moments may be on its way already. */
function isFound(game: GameRecord, now: number): boolean {
  const latest = nextLookAtGame(game, now + ON_ITS_WAY);
  if (latest === undefined) return true;
  return game.due === dueAt(game.id, latest).due && game.dueAt !== undefined && game.dueAt <= latest;
}
