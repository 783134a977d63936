import { type Attributes, attributesOf, type Item } from './attributes';
import { TABLE } from './table';

interface Bounds {
  readonly partition: string;
  /** Newest first. */
  readonly backwards?: boolean;
  readonly limit?: number;
  /** Goes on behind this one, as the same range gave it, wherever it stands by now. */
  readonly after?: Item;
}

/** The items of one partition from one sort key to another, of the table or of an index; those of `due` are in order of epoch milliseconds. */
export type Range =
  | (Bounds & { readonly index?: 'listed'; readonly from: string; readonly to: string })
  | (Bounds & { readonly index: 'due'; readonly from: number; readonly to: number });

export interface Query {
  readonly KeyConditionExpression: string;
  readonly ExpressionAttributeNames: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues: Attributes;
  readonly ScanIndexForward: boolean;
  readonly IndexName?: string;
  readonly ConsistentRead?: true;
  readonly Limit?: number;
}

/** As DynamoDB has it. An index is read as it stands, the table as it is. */
export function queryOf({ partition, from, to, index, backwards = false, limit }: Range): Query {
  const keys = index ? TABLE.indexes[index] : TABLE;
  return {
    KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
    ExpressionAttributeNames: { '#partition': keys.partition, '#sort': keys.sort },
    ExpressionAttributeValues: attributesOf({ ':partition': partition, ':from': from, ':to': to }),
    ScanIndexForward: !backwards,
    ...(index ? { IndexName: index } : { ConsistentRead: true }),
    ...(limit === undefined ? {} : { Limit: limit }),
  };
}
