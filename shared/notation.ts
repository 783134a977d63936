/** Values as lines of words: a table of fields by type gives a notation, both ways. */

import { type Notation, NotationError } from './game';

/** How one field is written as one word. */
export interface Word<T> {
  make(value: T): string;
  /** `column` is where the word begins, from 1. @throws NotationError */
  parse(word: string, column: number): T;
  /** May be absent, and is then written as a dash. */
  readonly optional?: true;
  /** Follows from the type, and is not written. */
  readonly implied?: T;
}

type Member<T, Type> = T extends { readonly type: string } ? (Type extends T['type'] ? T : never) : never;

/** For each type its fields, in the order in which they are written. */
export type Forms<T extends { readonly type: string }> = {
  readonly [Type in T['type']]: {
    readonly [Field in Exclude<keyof Member<T, Type>, 'type'>]-?: Word<Exclude<Member<T, Type>[Field], undefined>>;
  };
};

const ABSENT = '-';
const EMPTY = 'none';

/** One of these words as it is. */
export function oneOf<T extends string>(values: readonly T[]): Word<T> {
  return {
    make: (value) => value,
    parse(word, column) {
      const found = values.find((value) => value === word);
      if (found === undefined) throw new NotationError(`unknown word: ${word}`, column);
      return found;
    },
  };
}

/** A whole number of up to 15 digits. */
export const integer = numberLike(/^-?\d{1,15}$/);
/** A whole number from 0, of up to 15 digits. */
export const natural = numberLike(/^\d{1,15}$/);

function numberLike(form: RegExp): Word<number> {
  return {
    make: String,
    parse(word, column) {
      if (!form.test(word)) throw new NotationError(`not a number: ${word}`, column);
      return Number(word);
    },
  };
}

/** True or false, each by a word of its own. */
export function either(yes: string, no: string): Word<boolean> {
  const words = oneOf([yes, no]);
  return { make: (value) => (value ? yes : no), parse: (word, column) => words.parse(word, column) === yes };
}

/** What is either true or absent. */
export function flag(name: string): Word<true> {
  const word = oneOf([name]);
  return {
    optional: true,
    make: () => name,
    parse(text, column) {
      word.parse(text, column);
      return true;
    },
  };
}

/** The same, or a dash for what is absent. */
export function optional<T>(word: Word<T>): Word<T> {
  return { ...word, optional: true };
}

/** Always this value, which is not written. */
export function implied<T>(value: T): Word<T> {
  return { make: () => '', parse: () => value, implied: value };
}

/** Items joined by commas; `none` if there are none. */
export function list<T>(item: Word<T>): Word<readonly T[]> {
  return {
    make: (values) => (values.length === 0 ? EMPTY : values.map((value) => item.make(value)).join(',')),
    parse: (word, column) => (word === EMPTY ? [] : split(word, ',', column).map((part) => item.parse(part.text, part.column))),
  };
}

/** Fields joined by colons. */
export function group<T extends object>(fields: { readonly [Field in keyof T]-?: Word<Exclude<T[Field], undefined>> }): Word<T> {
  const words = Object.entries<Word<unknown>>(fields);
  return {
    make: (value) => words.map(([field, word]) => makeField(word, value[field as keyof T])).join(':'),
    parse(text, column) {
      const parts = split(text, ':', column);
      return parseFields(words, parts, column + text.length) as T;
    },
  };
}

/** The notation of a type and the words of its fields, with blanks between them. */
export function lines<T extends { readonly type: string }>(forms: Forms<T>): Notation<T> {
  const fieldsOf = (type: T['type']) => Object.entries<Word<unknown>>(forms[type]);
  const writtenOf = (type: T['type']) => fieldsOf(type).filter(([, word]) => word.implied === undefined);
  const impliedOf = (type: T['type']) =>
    fieldsOf(type).flatMap(([field, { implied }]) => (implied === undefined ? [] : [[field, implied]]));

  function make(value: T): string {
    const words = writtenOf(value.type).map(([field, word]) => makeField(word, value[field as keyof T]));
    return [value.type, ...words].join(' ');
  }

  function parse(text: string): T {
    const [first, ...parts] = split(text, ' ', 1);
    const type = oneOf(Object.keys(forms) as T['type'][]).parse(first?.text ?? '', 1);
    const value = { type, ...Object.fromEntries(impliedOf(type)), ...parseFields(writtenOf(type), parts, text.length + 1) } as T;
    const written = make(value);
    if (written !== text) throw new NotationError(`not as it is written: ${written}`, firstDifference(written, text));
    return value;
  }

  return { make, parse };
}

function makeField(word: Word<unknown>, value: unknown): string {
  return value === undefined ? ABSENT : word.make(value);
}

function parseFields(words: readonly [string, Word<unknown>][], parts: readonly Part[], end: number): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  words.forEach(([field, word], at) => {
    const part = parts[at];
    if (part === undefined) throw new NotationError(`${field} is missing`, end);
    if (!(word.optional && part.text === ABSENT)) value[field] = word.parse(part.text, part.column);
  });
  return value;
}

interface Part {
  readonly text: string;
  readonly column: number;
}

function split(text: string, at: string, column: number): readonly Part[] {
  let next = column;
  return text.split(at).map((part) => {
    const here = { text: part, column: next };
    next += part.length + at.length;
    return here;
  });
}

/** What reads alike but is written otherwise, as 07 for 7 or a word too many, is not in the notation. */
function firstDifference(written: string, text: string): number {
  let same = 0;
  while (same < written.length && written[same] === text[same]) same++;
  return same + 1;
}
