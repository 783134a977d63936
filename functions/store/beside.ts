/** That a player has said or written down something beside a game: how it is found when they do not sit there any more. */

import type { Database } from './dynamo/database';
import type { Write } from './dynamo/write';
import { accountKey, BESIDE, besideKey } from './keys';

export function putBeside(player: string, game: string): Write {
  return { put: { ...besideKey(player, game) } };
}

/** The games beside which the player has left something. */
export async function readBeside(db: Database, player: string): Promise<string[]> {
  const items = await db.query({ partition: accountKey(player).pk, from: BESIDE, to: `${BESIDE}~` });
  return items.map(({ sk }) => String(sk).slice(BESIDE.length));
}
