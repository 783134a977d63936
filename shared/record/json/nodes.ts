/** JSON in which every value knows where it stands. */

import { type Place, wrong } from '../place';

/** A value of a JSON text. */
export type Node = Place &
  (
    | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Node> }
    | { readonly kind: 'list'; readonly items: readonly Node[] }
    | { readonly kind: 'plain'; readonly value: string | number | boolean | null }
  );

/** Deeper than any record. */
const DEEPEST = 32;

const TOKEN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** @throws RecordError if it is no JSON, names a field twice, is deeper than records are, or holds a number that none holds */
export function parseNodes(text: string): Node {
  let at = 0;
  let line = 1;
  /** Where this line begins. */
  let start = 0;

  const here = (): Place => ({ line, column: at - start + 1 });

  /** Line ends stand among blanks alone: a string holds none. */
  function blanks(): void {
    for (; isBlank(text[at]); at++) {
      if (text[at] !== '\n') continue;
      line++;
      start = at + 1;
    }
  }

  /** Passes over this sign, and the blanks around it, if it comes next. */
  function passes(sign: string): boolean {
    blanks();
    if (text[at] !== sign) return false;
    at++;
    blanks();
    return true;
  }

  function expect(sign: string): void {
    if (!passes(sign)) throw wrong(here());
  }

  function value(depth: number): Node {
    blanks();
    const { line, column } = here();
    if (depth > DEEPEST) throw wrong({ line, column });
    if (passes('{')) return { line, column, kind: 'object', fields: fields(depth + 1) };
    if (passes('[')) return { line, column, kind: 'list', items: items(depth + 1) };
    return { line, column, kind: 'plain', value: text[at] === '"' ? string() : token() };
  }

  function fields(depth: number): ReadonlyMap<string, Node> {
    const fields = new Map<string, Node>();
    if (passes('}')) return fields;
    do {
      const place = here();
      const name = string();
      if (fields.has(name)) throw wrong(place);
      expect(':');
      fields.set(name, value(depth));
    } while (passes(','));
    expect('}');
    return fields;
  }

  function items(depth: number): readonly Node[] {
    const items: Node[] = [];
    if (passes(']')) return items;
    do items.push(value(depth));
    while (passes(','));
    expect(']');
    return items;
  }

  /** Up to the next quote that no backslash hides. */
  function string(): string {
    const place = here();
    const from = at;
    if (text[at] !== '"') throw wrong(place);
    for (at++; at < text.length && text[at] !== '"'; at++) if (text[at] === '\\') at++;
    at++;
    try {
      return JSON.parse(text.slice(from, at));
    } catch {
      throw wrong(place);
    }
  }

  function token(): number | boolean | null {
    const place = here();
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text)?.[0];
    if (found === undefined) throw wrong(place);
    at += found.length;
    const value: number | boolean | null = JSON.parse(found);
    if (value === Infinity || value === -Infinity || Object.is(value, -0)) throw wrong(place);
    return value;
  }

  const node = value(0);
  blanks();
  if (at < text.length) throw wrong(here());
  return node;
}

function isBlank(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\n' || sign === '\r' || sign === '\t';
}

/** The value without its places. */
export function plainOf(node: Node): unknown {
  if (node.kind === 'plain') return node.value;
  if (node.kind === 'list') return node.items.map(plainOf);
  return Object.fromEntries([...node.fields].map(([name, field]) => [name, plainOf(field)]));
}
