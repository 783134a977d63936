'use client';

/** The words of this title for its own components: codes are checked, names are filled in. */

import type { Seat } from '@shared/game';
import type { Element } from '@shared/games/pi/types';
import { words as titleWords } from '@shared/games/pi/words';
import { type Names, say } from '@shared/words/say';
import type { Catalogue, Part, Sentence } from '@shared/words/sentence';
import { Told } from '@web/components/told';
import { createContext, useContext } from 'react';
import { type Code, words } from './words';

const catalogue: Catalogue = { ...titleWords, ...words };

/** A sentence of this catalogue, its code checked. */
export interface Line extends Sentence {
  readonly code: Code;
}

type Parts = NonNullable<Sentence['parts']>;

export function line(code: Code, parts: Parts = {}): Line {
  return { code, parts };
}

/** An element's name as a part of a sentence. */
export function named(element: Element): Part {
  return { term: element };
}

/** Names as a part of a sentence, joined as the language does it. */
export function listed(elements: readonly Element[]): Part {
  return { list: elements.map(named) };
}

/** A player's name as a part of a sentence. */
export function by(seat: Seat): Part {
  return { seat };
}

/** For a choice in a sentence. */
export function yes(it: boolean): 'yes' | 'no' {
  return it ? 'yes' : 'no';
}

/** An element's name alone. */
export function nameOf(element: Element): string {
  return catalogue[element] ?? element;
}

/** Sentences in plain text, one after another. */
export function read(lines: readonly Line[], names: Names): string {
  return lines.map((each) => say(catalogue, each, names)).join(' ');
}

/** The names of those at the table. */
export const Speech = createContext<Names>(String);

export function useNames(): Names {
  return useContext(Speech);
}

/** Says a text of the board, plainly. */
export function useSay(): (code: Code, parts?: Parts) => string {
  const names = useNames();
  return (code, parts) => say(catalogue, line(code, parts), names);
}

/** Says it with what matters most in bold. */
export function Say({ code, parts }: { readonly code: Code; readonly parts?: Parts }) {
  return <Told words={catalogue} sentence={line(code, parts)} names={useNames()} />;
}
