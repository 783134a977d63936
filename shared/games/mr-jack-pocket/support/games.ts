/** Whole games at random, and the same games over again. */

import { count, nth } from '@shared/choice';
import { type Draw, type Drawn, recording, replaying } from '@shared/draw';
import type { Viewer } from '@shared/game';
import { drawFrom, randomFrom } from '../../../../test/support/chance';
import { freeze } from '../../../../test/support/freeze';
import { mrJackPocket as title } from '..';
import type { State } from '../state';
import type { Action, Event } from '../types';

/** One moment of a game: a state, what led to it, and what is done next. */
export interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
  readonly action?: Action;
}

export interface Game {
  readonly moments: readonly Moment[];
  readonly drawn: readonly Drawn[];
}

export const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** A game in which both play at random, every state of it frozen and every label drawn once. */
export function randomGame(seed: number): Game {
  const random = randomFrom(seed);
  const { draw, drawn } = recording(drawFrom(random));
  const moments = play(draw, (state) => {
    const choices = title.choices(state);
    return nth(choices, random(count(choices))) as Action;
  });
  return { moments, drawn };
}

/** The same actions with what was drawn; it ends where the actions do, or the game. */
export function replay(actions: readonly (Action | undefined)[], drawn: readonly Drawn[]): readonly Moment[] {
  const rest = [...actions];
  return play(replaying(drawn), () => rest.shift());
}

/** The actions of a game in order. */
export function actionsOf(game: Game): readonly Action[] {
  return game.moments.flatMap(({ action }) => action ?? []);
}

function play(draw: Draw, next: (state: State) => Action | undefined): readonly Moment[] {
  const moments: Moment[] = [];
  let step = freeze(title.start({ roles: 'random' }, 2, draw));
  for (;;) {
    const action = title.turn(step.state) && next(step.state);
    moments.push({ ...step, ...(action && { action }) });
    if (action === undefined) return moments;
    step = freeze(title.act(step.state, freeze(action), draw));
  }
}
