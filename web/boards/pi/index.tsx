import type { Options as Chosen, View } from '@shared/games/pi/types';
import type { Names } from '@shared/words/say';
import type { Sentence } from '@shared/words/sentence';
import { lazy } from 'react';
import type { Board } from '../board';
import { Options } from './options';
import { Scene, Thumb } from './scene';
import { sheet } from './sheet';
import { sign } from './sign';
import { words } from './words';

export const pi: Board = {
  words,
  options: { edition: 'first' } satisfies Chosen,
  Options,
  describe: (options) => ({ code: `table.${(options as Chosen).edition}` }),
  Scene,
  Thumb,
  Play: lazy(async () => ({ default: (await import('./play')).Play })),
  subtitle,
  heads: ['dealt', 'phase'],
  sheet,
  sign,
};

/** The edition, and who else plays. */
function subtitle(view: unknown, names: Names): Sentence {
  const { edition, you, players } = view as View;
  const others = players.flatMap((_, seat) => (seat === you ? [] : [names(seat)]));
  return { code: 'table.subtitle', parts: { edition: { term: `table.${edition}` }, players: others.join(', ') } };
}
