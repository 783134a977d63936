import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Expression } from './expression';
import type { Item } from './write';

/** Goes through the whole table and gives what the filter lets through. It costs what the table holds. */
export async function* scan(client: DynamoDBDocumentClient, table: string, filter: Expression): AsyncGenerator<Item> {
  const request = {
    TableName: table,
    ConsistentRead: true,
    FilterExpression: filter.text,
    ...(filter.names ? { ExpressionAttributeNames: filter.names } : {}),
    ...(filter.values ? { ExpressionAttributeValues: filter.values } : {}),
  };
  for await (const { Items = [] } of paginateScan({ client }, request)) yield* Items;
}
