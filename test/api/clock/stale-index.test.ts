/** An index follows its table within moments: until it does it shows what has been done already. */

import { expect, test } from 'vitest';
import { sweep } from '../../../functions/clock/sweep';
import type { Message } from '../../../functions/publish/message';
import { dueAt } from '../../../functions/store/due';
import type { Database } from '../../../functions/store/dynamo/database';
import type { Item } from '../../../functions/store/dynamo/write';
import { startClockedServer } from '../../support/clock';
import { oneMove } from '../../support/one-move';
import { idOf, put, recordOf } from '../../support/records';

test('an index that has not followed yet shows nothing twice to one clock', async () => {
  const server = await startClockedServer({ registry: [oneMove] });
  const { db } = server.world;
  const ids = Array.from({ length: 120 }, (_, at) => idOf(at));
  await put(
    server.world.db,
    ids.map((id) => recordOf({ id, created: 0 })),
  );
  const stale: Database = { ...db, query: staleQuery(ids.map((id) => ({ pk: `GAME#${id}`, sk: 'GAME', ...dueAt(id, 5) }))) };
  const messages: Message[] = [];
  expect(await sweep({ ...server.world, db: stale }, async (more) => void messages.push(...more))).toBe(120);
  expect(new Set(messages.map((message) => JSON.stringify(message))).size).toBe(120);
  expect(messages).toHaveLength(120);
  await server.stop();
});

/** Answers of an index that stands still. */
function staleQuery(index: readonly Item[]): Database['query'] {
  return async ({ partition, after, limit = Infinity }) => {
    const items = index.filter(({ due }) => due === partition);
    const begin = after === undefined ? 0 : items.findIndex(({ pk }) => pk === after.pk) + 1;
    return items.slice(begin, begin + limit);
  };
}
