'use client';

/** The words of this title, for its own components: codes are checked, names are filled in. */

import type { Character, Detective, Face, Role, Side } from '@shared/games/mr-jack-pocket/types';
import { words as ownWords } from '@shared/games/mr-jack-pocket/words';
import { type Names, say } from '@shared/words/say';
import type { Catalogue, Sentence } from '@shared/words/sentence';
import { Told } from '@web/components/told';
import { createContext, useContext } from 'react';
import { type Code, words } from './words';

export const catalogue: Catalogue = { ...ownWords, ...words };

/** A sentence of this title's catalogue, its code checked. */
export interface Line extends Sentence {
  readonly code: Code;
}

type Term = Character | Detective | Face | Role | Side;
type Parts = NonNullable<Sentence['parts']>;

export function line(code: Code, parts: Parts = {}): Line {
  return { code, parts };
}

/** A noun of the rules as a part of a sentence. */
export function term(name: Term): { readonly term: Term } {
  return { term: name };
}

export function list(names: readonly Term[]): { readonly list: readonly { readonly term: Term }[] } {
  return { list: names.map(term) };
}

/** The names of those at the table. */
export const Speech = createContext<Names>(String);

/** Says a code or a noun in plain text: labels, and the short words on pieces. */
export function useSay(): (code: Code | Term, parts?: Parts) => string {
  const names = useContext(Speech);
  return (code, parts = {}) => say(catalogue, { code, parts }, names);
}

/** Says a sentence with its emphasis. */
export function Say({ line: sentence }: { readonly line: Line }) {
  return <Told words={catalogue} sentence={sentence} names={useContext(Speech)} />;
}
