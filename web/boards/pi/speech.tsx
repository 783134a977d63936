'use client';

/** The words of this title for its own components: codes are checked, names are filled in. */

import type { Seat } from '@shared/game';
import type { Element } from '@shared/games/pi/types';
import { type Names, say } from '@shared/words/say';
import type { Catalogue, Part, Sentence } from '@shared/words/sentence';
import { Told } from '@web/components/told';
import { createContext, useContext } from 'react';
import { type Code, wordsOf } from './words';

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

/** Sentences in plain text, one after another. */
export function read(words: Catalogue, lines: readonly Line[], names: Names): string {
  return lines.map((each) => say(words, each, names)).join(' ');
}

/** The names of those at the table. */
export const Speech = createContext<Names>(String);

/** The words of the edition that is played. */
export const Words = createContext<Catalogue>(wordsOf('first'));

export function useNames(): Names {
  return useContext(Speech);
}

/** Says a text of the board or the name of an element, plainly. */
export function useSay(): (code: Code | Element, parts?: Parts) => string {
  const words = useContext(Words);
  const names = useNames();
  return (code, parts = {}) => say(words, { code, parts }, names);
}

/** Reads sentences out, one after another. */
export function useRead(): (lines: readonly Line[]) => string {
  const words = useContext(Words);
  const names = useNames();
  return (lines) => read(words, lines, names);
}

/** Says a text with what matters most in bold. */
export function Say({ code, parts = {} }: { readonly code: Code; readonly parts?: Parts | undefined }) {
  return <Told words={useContext(Words)} sentence={{ code, parts }} names={useNames()} />;
}
