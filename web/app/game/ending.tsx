'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { Outcome } from './outcome';
import { Rematch } from './rematch/rematch';
import { Voided } from './voided';

export interface EndingProps {
  readonly game: GameAnswer;
  readonly words: Catalogue;
  readonly names: Names;
  readonly look: () => Promise<void>;
}

/** The bar at the foot of a game that is over. */
export function Ending({ game, words, names, look }: EndingProps) {
  const { id, status, why, result, you } = game;
  if (status === 'void') return <Voided id={id} why={why} />;
  if (result === undefined) return undefined;
  const rematch = you === undefined ? undefined : <Rematch game={game} look={look} />;
  return <Outcome id={id} result={result} words={words} names={names} rematch={rematch} />;
}
