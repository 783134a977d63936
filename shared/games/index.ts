/** Every title and every version of its rules that a game may still be pinned to. */

import type * as z from 'zod/mini';
import type { Action, Title } from '../game';
import type { InWords } from '../words/in-words';
import type { Catalogue } from '../words/sentence';
import { mrJackPocket } from './mr-jack-pocket';
import { words as mrJackPocketWords } from './mr-jack-pocket/words';
import { pi } from './pi';
import { editionWords as piEditionWords } from './pi/editions/words';
import { words as piWords } from './pi/words';

/** The shapes a request may bring: kept beside the title, not in it, so that a page does not load a validator. */
export interface TitleSchema {
  readonly options: z.ZodMiniType;
  readonly action: z.ZodMiniType<Action>;
}

export interface Game {
  readonly title: Title;
  readonly words: Catalogue;
  /** What a game with these options says otherwise. */
  editionWords?(options: unknown): Catalogue;
  readonly schema: () => Promise<TitleSchema>;
  /** Loaded where a board is not drawn. */
  readonly inWords: () => Promise<{ readonly inWords: InWords }>;
}

export type Registry = readonly Game[];

/** The newest rules of a title stand last among its lines. */
export const games: Registry = [
  {
    title: mrJackPocket,
    words: mrJackPocketWords,
    schema: () => import('./mr-jack-pocket/schema'),
    inWords: () => import('./mr-jack-pocket/in-words'),
  },
  {
    title: pi,
    words: piWords,
    editionWords: piEditionWords,
    schema: () => import('./pi/schema'),
    inWords: () => import('./pi/in-words'),
  },
];

/** The title under these rules, or under its newest. */
export function findGame(registry: Registry, id: string, rules?: string): Game | undefined {
  return registry.findLast(({ title }) => title.id === id && (rules === undefined || title.rules === rules));
}

/** All that a title says in a game with these options. */
export function wordsOf(game: Game, options: unknown): Catalogue {
  return { ...game.words, ...game.editionWords?.(options) };
}
