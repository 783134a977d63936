import type { Seat } from '../game';

/**
 * Something to say, without the words: a code of a catalogue and what fills its gaps.
 * A seat becomes its player's name, a term its own entry of the catalogue, a list is joined as the language does it.
 */
export interface Sentence {
  readonly code: string;
  readonly parts?: Readonly<Record<string, Part>>;
}

export type Part = string | number | { readonly seat: Seat } | { readonly term: string } | { readonly list: readonly Part[] };

/** The words of one language: ICU MessageFormat by code. `<b>` marks what matters most in a sentence. */
export type Catalogue = Readonly<Record<string, string>>;
