import type { Key } from '../keys';
import { attributesOf, type Item } from './attributes';
import { conditional, type Expression, updating } from './expression';

export type { Item };

/** A part of a transaction. */
export type Write =
  | { readonly put: Key & Item; readonly condition?: Expression }
  | { readonly update: Key; readonly change: Expression; readonly condition?: Expression }
  | { readonly remove: Key; readonly condition?: Expression }
  | { readonly check: Key; readonly condition: Expression };

/** As DynamoDB has it. */
export function partOf(TableName: string, write: Write): object {
  if ('update' in write) {
    return { Update: { TableName, Key: attributesOf(write.update), ...updating(write.change, write.condition) } };
  }
  if ('check' in write) {
    return { ConditionCheck: { TableName, Key: attributesOf(write.check), ...conditional(write.condition) } };
  }
  const condition = write.condition ? conditional(write.condition) : {};
  if ('put' in write) return { Put: { TableName, Item: attributesOf(write.put), ...condition } };
  return { Delete: { TableName, Key: attributesOf(write.remove), ...condition } };
}
