/** Who plays over the API: by what the answers offer, and what they have told. */

import type { GameAnswer } from '@shared/api/games';
import { nth, size } from '@shared/choice';
import type { Action, Choice, Event } from '@shared/game';
import { guesser } from '@shared/games/pi/support/players';
import type { View } from '@shared/games/pi/types';
import type { Random } from './chance';

/** Decides a turn; `events`: all that the player was told. */
export type Player = (game: GameAnswer, events: readonly Event[]) => Action;

/** One choice as likely as the other. */
export function randomPlayer(random: Random): Player {
  return ({ choices = [] }) => {
    const choice = choices[random(choices.length)] as Choice;
    return nth([choice], random(size(choice)));
  };
}

/** Plays P.I. so that it comes to an end. */
export function guessingPlayer(random: Random): Player {
  return ({ view, choices = [] }, events) =>
    guesser(view as View, choices, events as unknown as Parameters<typeof guesser>[2], random);
}
