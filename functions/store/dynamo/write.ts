import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../keys';
import { conditional, type Expression, updating } from './expression';

export type Item = Readonly<Record<string, unknown>>;

/** A part of a transaction. */
export type Write =
  | { readonly put: Key & Item; readonly condition?: Expression }
  | { readonly update: Key; readonly change: Expression; readonly condition: Expression }
  | { readonly remove: Key; readonly condition?: Expression }
  | { readonly check: Key; readonly condition: Expression };

type Part = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** As DynamoDB has it. */
export function partOf(TableName: string, write: Write): Part {
  if ('update' in write) return { Update: { TableName, Key: write.update, ...updating(write.change, write.condition) } };
  if ('check' in write) return { ConditionCheck: { TableName, Key: write.check, ...conditional(write.condition) } };
  const condition = write.condition ? conditional(write.condition) : {};
  if ('put' in write) return { Put: { TableName, Item: write.put, ...condition } };
  return { Delete: { TableName, Key: write.remove, ...condition } };
}
