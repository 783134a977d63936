import type { Options as Chosen, View } from '@shared/games/mr-jack-pocket/types';
import type { Sentence } from '@shared/words/sentence';
import type { Board } from '../board';
import { Options } from './options';
import { Scene, Thumb } from './scene';
import { sheet } from './sheet';
import { sign } from './sign';
import { words } from './words';

export const mrJackPocket: Board = {
  words,
  options: { roles: 'random' } satisfies Chosen,
  Options,
  describe: (options) => ({ code: `describe.${(options as Chosen).roles}` }),
  Scene,
  Thumb,
  subtitle,
  heads: ['start', 'tokens'],
  sheet,
  sign,
};

function subtitle(view: unknown): Sentence {
  const { you, seats } = view as View;
  const [jack, investigator] = [{ seat: seats.jack }, { seat: seats.investigator }];
  if (you === undefined) return { code: 'subtitle.spectator', parts: { jack, investigator } };
  return { code: `subtitle.${you}`, parts: { other: you === 'jack' ? investigator : jack } };
}
