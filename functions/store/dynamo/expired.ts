/** What has run out, where no DynamoDB deletes it by itself. */

import type { Caller } from '../../aws/call';
import { attributesOf } from './attributes';
import { isConditionFailed } from './errors';
import { conditional, type Expression } from './expression';
import { scan } from './scan';
import { TABLE } from './table';

/** Deletes every item whose time has run out, of whatever kind, reading the whole table once. `now` in epoch milliseconds. */
export async function removeExpired(client: Caller, table: string, now: number): Promise<void> {
  const condition = isExpired(Math.floor(now / 1000));
  for await (const { pk, sk } of scan(client, table, condition)) {
    const deletion = { TableName: table, Key: attributesOf({ pk, sk }), ...conditional(condition) };
    await client.call('DeleteItem', deletion).catch(unlessRenewed);
  }
}

function isExpired(seconds: number): Expression {
  return { text: '#expires <= :now', names: { '#expires': TABLE.expires }, values: { ':now': seconds } };
}

/** An item may have got more time since it was read. */
function unlessRenewed(error: unknown): void {
  if (!isConditionFailed(error)) throw error;
}
