/** Items as DynamoDB has them: every value with its type. */

import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

export type Item = Readonly<Record<string, unknown>>;

export type Attributes = Readonly<Record<string, object>>;

/** @throws Error on what it would have to leave out or round: undefined, an instance of a class, a number beyond the safe integers */
export function attributesOf(item: object): Attributes {
  return marshall(item);
}

export function itemOf(attributes: Attributes): Item {
  return unmarshall(attributes as Parameters<typeof unmarshall>[0]);
}
