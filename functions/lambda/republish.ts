/**
 * Woken by a person, after messages were lost: goes through the table and sends again whatever may have been among them.
 * What is left of the table is told, be it because it does not fit into one call or because something failed: `{ from }` of
 * the next call is the `next` of this one; without it a call begins at the beginning.
 */

import type { Message } from '../publish/message';
import { mayBeUnsent, messagesAgain } from '../publish/republish';
import type { Item } from '../store/dynamo/attributes';
import { dynamo } from '../store/dynamo/client';
import { scanPages } from '../store/dynamo/scan';
import { environment } from './parts/environment';
import { log, worker } from './parts/powertools';
import { stackQueues } from './parts/queues';
import { ownRegion } from './parts/reach';

/** A page is read and sent within so many milliseconds. */
const ONE_PAGE = 60_000;

interface Done {
  /** How many messages of each kind. */
  readonly sent: Partial<Record<Message['kind'], number>>;
  /** Where what is left begins; absent: there is nothing left or, if it failed, everything is. */
  readonly next?: Item;
  /** Something failed, as the log tells. */
  readonly failed?: true;
}

const client = dynamo(ownRegion());
const table = environment('TABLE_NAME');
const send = stackQueues();

export const handler = worker(async ({ from }: { readonly from?: Item }, context): Promise<Done> => {
  const sent: Partial<Record<Message['kind'], number>> = {};
  let start = from;
  try {
    for await (const { items, next } of scanPages(client, table, mayBeUnsent(Date.now()), { from })) {
      const messages = items.flatMap(messagesOf);
      await send(messages);
      for (const { kind } of messages) sent[kind] = (sent[kind] ?? 0) + 1;
      start = next;
      if (next !== undefined && context.getRemainingTimeInMillis() < ONE_PAGE) return { sent, next };
    }
    return { sent };
  } catch (error) {
    log.failure('republish', error);
    return { sent, ...(start ? { next: start } : {}), failed: true };
  }
});

/** One of which nothing can be told is in the log, and holds up no other. */
function messagesOf(item: Item): readonly Message[] {
  try {
    return messagesAgain(item, Date.now());
  } catch (error) {
    log.failure('republish', error);
    return [];
  }
}
