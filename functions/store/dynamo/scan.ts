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

/** A part of the table: the one with this number, from 0, of so many that are about as large. */
export interface Part {
  readonly of: number;
  readonly at: number;
}

/** Goes through the whole table or a part of it, or on from a place, and gives what the filter lets through. It costs what the table holds. */
export async function* scanPages(
  client: Caller,
  table: string,
  filter: Expression,
  { from, part }: { readonly from?: Item | undefined; readonly part?: Part | undefined } = {},
): AsyncGenerator<Page> {
  const segment = part ? { TotalSegments: part.of, Segment: part.at } : {};
  const request = { TableName: table, ConsistentRead: true, FilterExpression: filter.text, ...filling(filter), ...segment };
  let start = from && attributesOf(from);
  do {
    const { Items = [], LastEvaluatedKey }: Answer = await client.call('Scan', { ...request, ExclusiveStartKey: start });
    start = LastEvaluatedKey;
    yield { items: Items.map(itemOf), ...(start ? { next: itemOf(start) } : {}) };
  } while (start !== undefined);
}

/** The same, one by one. */
export async function* scan(client: Caller, table: string, filter: Expression, part?: Part): AsyncGenerator<Item> {
  for await (const { items } of scanPages(client, table, filter, { part })) yield* items;
}
