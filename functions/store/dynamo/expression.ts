/** DynamoDB's expressions: a text with the names and values it speaks of. */

import { type Attributes, attributesOf } from './attributes';

export interface Expression {
  readonly text: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** The names and values of some expressions, as a request has them: not at all where there are none. */
export interface Filling {
  readonly ExpressionAttributeNames?: Readonly<Record<string, string>>;
  readonly ExpressionAttributeValues?: Attributes;
}

/** Holds when all of them hold. */
export function all(...conditions: readonly Expression[]): Expression {
  return {
    text: conditions.map(({ text }) => `(${text})`).join(' AND '),
    names: Object.assign({}, ...conditions.map(({ names }) => names)),
    values: Object.assign({}, ...conditions.map(({ values }) => values)),
  };
}

/** Gives each attribute, at least one, its value; undefined removes it. */
export function assign(changes: Readonly<Record<string, unknown>>): Expression {
  const names = Object.keys(changes);
  const set = names.filter((name) => changes[name] !== undefined);
  const removed = names.filter((name) => changes[name] === undefined);
  const clauses = [
    set.length > 0 ? `SET ${set.map((name) => `#${name} = :new_${name}`).join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.map((name) => `#${name}`).join(', ')}` : '',
  ];
  return {
    text: clauses.filter(Boolean).join(' '),
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(set.map((name) => [`:new_${name}`, changes[name]])),
  };
}

/** Condition and filling of a request that writes. */
export function conditional(condition: Expression): Filling & { readonly ConditionExpression: string } {
  return { ConditionExpression: condition.text, ...filling(condition) };
}

/** The same of an update. */
export function updating(
  update: Expression,
  condition?: Expression,
): Filling & { readonly UpdateExpression: string; readonly ConditionExpression?: string } {
  if (condition === undefined) return { UpdateExpression: update.text, ...filling(update) };
  return { UpdateExpression: update.text, ConditionExpression: condition.text, ...filling(update, condition) };
}

/** The filling of a request that reads. */
export function filling(...expressions: readonly Expression[]): Filling {
  const names: Record<string, string> = Object.assign({}, ...expressions.map((expression) => expression.names));
  const values: Record<string, unknown> = Object.assign({}, ...expressions.map((expression) => expression.values));
  return {
    ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: attributesOf(values) } : {}),
  };
}
