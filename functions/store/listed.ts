/** Index `listed`: games that wait for somebody. It follows the documents within moments. */

import type { Database } from './dynamo/database';
import type { Item } from './dynamo/write';
import { gameListedAt, openOf, turnOf } from './keys';

/** A game and its place in the index. */
export interface Listed {
  readonly game: string;
  readonly place: string;
}

/** The games in which it is a player's turn, the most urgent first. */
export async function readTurns(db: Database, player: string): Promise<Listed[]> {
  const items = await db.query({ index: 'listed', partition: turnOf(player), from: '0', to: '~' });
  return items.map(listedFrom);
}

/** A title's public tables with a free seat, the newest first, older than `before` if given. */
export async function readOpen(db: Database, title: string, limit: number, before?: string): Promise<Listed[]> {
  const to = before ?? '~';
  const items = await db.query({ index: 'listed', partition: openOf(title), from: '0', to, backwards: true, limit: limit + 1 });
  return items
    .map(listedFrom)
    .filter(({ place }) => place !== before)
    .slice(0, limit);
}

function listedFrom({ listedAt }: Item): Listed {
  return { game: gameListedAt(String(listedAt)), place: String(listedAt) };
}
