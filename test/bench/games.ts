/** What is measured: every title with every number of players. */

import { count, nth } from '@shared/choice';
import type { Action, Choice, Event, Title } from '@shared/game';
import { mrJackPocket } from '@shared/games/mr-jack-pocket';
import { pi } from '@shared/games/pi';
import { guesser } from '@shared/games/pi/support/players';
import type { Event as PiEvent, View as PiView } from '@shared/games/pi/types';
import type { Random } from '../support/chance';

/** Decides an action from what the seat to act may know. */
export type Player = (view: unknown, choices: readonly Choice[], events: readonly Event[], random: Random) => Action;

export interface Measured {
  readonly name: string;
  readonly title: Title;
  readonly options: Record<string, unknown>;
  readonly seats: number;
  /** Plays games that end. */
  readonly player: Player;
  /** Write units that the median move may cost. */
  readonly budget: number;
}

const atRandom: Player = (_view, choices, _events, random) => nth(choices, random(count(choices)));

/** Blind guesses hardly ever solve a case: this one guesses what fits. */
const detective: Player = (view, choices, events, random) =>
  guesser(view as PiView, choices, events as readonly PiEvent[], random);

export const MEASURED: readonly Measured[] = [
  {
    name: 'Mr. Jack Pocket',
    title: mrJackPocket,
    options: { roles: 'random' },
    seats: 2,
    player: atRandom,
    budget: 10,
  },
  ...[2, 3, 4, 5].map((seats) => ({
    name: `P.I. with ${seats}`,
    title: pi,
    options: { edition: 'first' },
    seats,
    player: detective,
    budget: seats === 2 ? 10 : 14,
  })),
];
