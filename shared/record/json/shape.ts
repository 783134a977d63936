/** What shape a value of a JSON text has to have. */

import { wrong } from '../place';
import { type Node, plainOf } from './nodes';

type Fields<Needed extends string, Other extends string> = Readonly<Record<Needed, Node>> & { readonly [Name in Other]?: Node };

/** The fields of an object that may hold these and no others. @throws RecordError */
export function fieldsOf<Needed extends string, Other extends string = never>(
  node: Node,
  needed: readonly Needed[],
  others: readonly Other[] = [],
): Fields<Needed, Other> {
  if (node.kind !== 'object') throw wrong(node);
  const known: readonly string[] = [...needed, ...others];
  for (const [name, field] of node.fields) if (!known.includes(name)) throw wrong(field);
  if (needed.some((name) => !node.fields.has(name))) throw wrong(node, 'missing');
  return Object.fromEntries(node.fields) as Fields<Needed, Other>;
}

/** @throws RecordError */
export function itemsOf(node: Node): readonly Node[] {
  if (node.kind !== 'list') throw wrong(node);
  return node.items;
}

/** @throws RecordError */
export function held<T>(node: Node, will: (value: unknown) => value is T): T {
  const value = plainOf(node);
  if (!will(value)) throw wrong(node);
  return value;
}

/** A field that has to stand in this object, or must not. @throws RecordError */
export function due(within: Node, field: Node | undefined, is: boolean): Node | undefined {
  if (is && !field) throw wrong(within, 'missing');
  if (!is && field) throw wrong(field);
  return field;
}
