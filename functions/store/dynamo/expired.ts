/** What has run out, where no DynamoDB deletes it by itself. */

import { DeleteCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { isConditionFailed } from './errors';
import { conditional, type Expression } from './expression';
import { TABLE } from './table';

/** Deletes every item whose time has run out, of whatever kind, reading the whole table once. `now` in epoch milliseconds. */
export async function removeExpired(client: DynamoDBDocumentClient, table: string, now: number): Promise<void> {
  const { ConditionExpression, ...filling } = conditional(isExpired(Math.floor(now / 1000)));
  const scan = { TableName: table, FilterExpression: ConditionExpression, ...filling };
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    for (const { pk, sk } of Items) {
      const deletion = new DeleteCommand({ TableName: table, Key: { pk, sk }, ConditionExpression, ...filling });
      await client.send(deletion).catch(unlessRenewed);
    }
  }
}

function isExpired(seconds: number): Expression {
  return { text: '#expires <= :now', names: { '#expires': TABLE.expires }, values: { ':now': seconds } };
}

/** An item may have got more time since it was read. */
function unlessRenewed(error: unknown): void {
  if (!isConditionFailed(error)) throw error;
}
