import { drawFrom, type Random } from '../../../../test/support/chance';
import { freeze } from '../../../../test/support/freeze';
import { type Draw, type Drawn, recording } from '../../../draw';
import type { Seat, Step } from '../../../game';
import { pi } from '..';
import type { State } from '../state';
import type { Action, Event, Options } from '../types';
import type { Strategy } from './players';

export type Move = Action | { readonly type: 'leave'; readonly seat: Seat };

/** A game so far. */
export interface Playout {
  readonly options: Options;
  readonly seats: number;
  readonly states: readonly State[];
  /** `moves[n]` and `steps[n]` led to `states[n]`; the start has no move. */
  readonly moves: readonly (Move | undefined)[];
  readonly steps: readonly (readonly Event[])[];
  readonly drawn: readonly Drawn[];
}

export interface Plan {
  /** The first edition, if it is not said. */
  readonly options?: Options;
  readonly seats: number;
  readonly random: Random;
  readonly strategy: Strategy;
  /** Turns after which it stops, ended or not. */
  readonly limit?: number;
  /** One in this many moves is somebody's leaving. */
  readonly leaving?: number;
}

/** Plays on frozen states, with every label drawn once. @throws Error when a game never ends. */
export function playOut({ options = { edition: 'first' }, seats, random, strategy, limit = 2000, leaving }: Plan): Playout {
  const { draw, drawn } = recording(drawFrom(random));
  const begun = freeze(pi.start(options, seats, draw));
  const states = [begun.state];
  const moves: (Move | undefined)[] = [undefined];
  const steps = [begun.events];
  let state = begun.state;
  for (let turn = pi.turn(state); turn !== undefined && states.length <= limit; turn = pi.turn(state)) {
    const here = state.players.flatMap(({ left }, seat) => (left === undefined ? [seat] : []));
    const move: Move =
      leaving !== undefined && random(leaving) === 0
        ? { type: 'leave', seat: here[random(here.length)] ?? 0 }
        : strategy(pi.view(state, turn.seat), pi.choices(state), steps.flat(), random);
    const step = freeze(make(state, move, draw));
    state = step.state;
    states.push(state);
    moves.push(move);
    steps.push(step.events);
  }
  return { options, seats, states, moves, steps, drawn };
}

export function make(state: State, move: Move, draw: Draw): Step<State, Event> {
  return move.type === 'leave' ? pi.leave(state, move.seat, draw) : pi.act(state, move, draw);
}
