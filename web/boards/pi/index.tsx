import type { Options as Chosen, View } from '@shared/games/pi/types';
import type { Names } from '@shared/words/say';
import type { Sentence } from '@shared/words/sentence';
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
  describe,
  edition: (options) => (options as Chosen).edition,
  Scene,
  Thumb,
  subtitle,
  heads: ['dealt', 'phase'],
  sheet,
  sign,
};

/** The edition and, where it is not what a table begins with, the schedule. */
function describe(options: unknown): Sentence {
  const chosen = options as Chosen;
  const isLevel = chosen.edition === 'second' && chosen.schedule === 'level';
  return { code: isLevel ? 'table.second-level' : `table.${chosen.edition}` };
}

/** The edition, and who else plays or, once rounds of Duel are won, how they stand. */
function subtitle(view: unknown, names: Names): Sentence {
  const { edition, you, players, rounds } = view as View;
  if (rounds && rounds.winners.length > 0) return leading(view as View);
  const others = players.flatMap((_, seat) => (seat === you ? [] : [names(seat)]));
  return { code: 'table.subtitle', parts: { edition: { term: `table.${edition}` }, players: others.join(', ') } };
}

function leading({ edition, players, result }: View): Sentence {
  const won = players.map(({ score }) => score);
  const [ahead = 0, behind = 0] = won.toSorted((one, other) => other - one);
  const parts = { edition: { term: `table.${edition}` }, score: `${ahead}:${behind}` };
  const winner = result?.seats.findIndex(({ place }) => place === 1);
  if (winner !== undefined) return { code: 'table.won', parts: { ...parts, seat: { seat: winner } } };
  return ahead === behind
    ? { code: 'table.even', parts }
    : { code: 'table.leads', parts: { ...parts, seat: { seat: won.indexOf(ahead) } } };
}
