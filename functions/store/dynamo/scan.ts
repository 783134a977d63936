import type { Caller } from '../../aws/call';
import { type Attributes, attributesOf, type Item, itemOf } from './attributes';
import { type Expression, filling } from './expression';

interface Answer {
  readonly Items?: readonly Attributes[];
  readonly LastEvaluatedKey?: Attributes;
}

/** What one request found. `next`: where the one after it begins, unless this was the last. */
export interface Page {
  readonly items: readonly Item[];
  readonly next?: Item;
}

/** Goes through the whole table, or on from a place, and gives what the filter lets through. It costs what the table holds. */
export async function* scanPages(client: Caller, table: string, filter: Expression, from?: Item): AsyncGenerator<Page> {
  const request = { TableName: table, ConsistentRead: true, FilterExpression: filter.text, ...filling(filter) };
  let start = from && attributesOf(from);
  do {
    const { Items = [], LastEvaluatedKey }: Answer = await client.call('Scan', { ...request, ExclusiveStartKey: start });
    start = LastEvaluatedKey;
    yield { items: Items.map(itemOf), ...(start ? { next: itemOf(start) } : {}) };
  } while (start !== undefined);
}

/** The same, one by one. */
export async function* scan(client: Caller, table: string, filter: Expression): AsyncGenerator<Item> {
  for await (const { items } of scanPages(client, table, filter)) yield* items;
}
