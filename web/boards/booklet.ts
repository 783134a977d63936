/** The rules of a title, or of one of its editions, as a booklet: chapters of blocks, in codes of its own words. */

import type { Catalogue, Sentence } from '@shared/words/sentence';
import type { ReactNode } from 'react';

/** A page of rules: of the whole title, or of one of its editions. */
export interface RulesPage {
  /** The last part of its address; absent where a title has but one page. */
  readonly edition?: string;
  /** Of a table that is played by it. */
  readonly options: unknown;
  /** Loaded by that page alone. */
  readonly load: () => Promise<Booklet>;
}

export interface Booklet {
  /** The words of everything in it. */
  readonly words: Catalogue;
  readonly name: Sentence;
  /** What it is, in a sentence. */
  readonly summary: Sentence;
  /** How long a game is. */
  readonly length: Sentence;
  /** A small picture, for a list: its frame gives the size. */
  readonly sign: ReactNode;
  /** On its cover. */
  readonly cover: Figure;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** Its anchor on the page. */
  readonly id: string;
  readonly head: Sentence;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text'; readonly says: Sentence }
  | { readonly kind: 'head'; readonly says: Sentence }
  /** In any order, or one after the other. */
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Sentence[] }
  | { readonly kind: 'terms'; readonly items: readonly Term[] }
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'figures'; readonly figures: readonly Figure[] }
  /** Points on which people or programs disagree: what is played here, and why. */
  | { readonly kind: 'rulings'; readonly items: readonly Ruling[] }
  /** What is played here until it is known better, in a box that says so. */
  | { readonly kind: 'assumptions'; readonly items: readonly Sentence[] };

/** A noun and what it means. */
export interface Term {
  readonly name: Sentence;
  readonly says: Sentence;
  readonly art?: ReactNode;
}

export interface Table {
  readonly caption: Sentence;
  /** Of the columns; the first cell of a row is its head. */
  readonly head: readonly Sentence[];
  readonly rows: readonly (readonly Sentence[])[];
}

/** A picture of the real board: for the eye alone, and told in sentences to those who listen. */
export interface Figure {
  readonly picture: ReactNode;
  /** One after the other. */
  readonly shows: readonly Sentence[];
  readonly caption: Sentence;
}

export interface Ruling {
  readonly question: Sentence;
  readonly played: Sentence;
  readonly why: Sentence;
  /** Cases in which it makes a difference. */
  readonly table?: Table;
}
