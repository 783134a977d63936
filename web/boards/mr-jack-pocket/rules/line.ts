import type { Character, Detective, Face, Role, Side } from '@shared/games/mr-jack-pocket/types';
import type { Part, Sentence } from '@shared/words/sentence';
import type { Code } from './words';

/** A sentence of these rules, its code checked. */
export function line(code: Code, parts: NonNullable<Sentence['parts']> = {}): Sentence {
  return { code, parts };
}

type Name = Character | Detective | Face | Role | Side;

/** A noun of the rules as a part of a sentence. */
export function named(name: Name): Part {
  return { term: name };
}

/** Nouns joined as the language does it. */
export function listed(names: readonly Name[]): Part {
  return { list: names.map(named) };
}
