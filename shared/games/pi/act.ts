import type { Draw } from '../../draw';
import { IllegalAction, type Step } from '../../game';
import { editionOf } from './editions';
import { takeEvidence } from './evidence';
import { investigate } from './investigate';
import { endTurn } from './phase';
import { solve } from './solve';
import type { State } from './state';
import type { Action, Event } from './types';

/** A turn: exactly one of three actions. docs/rules/pi.md, "A turn". @throws IllegalAction */
export function act(state: State, action: Action, draw: Draw): Step<State, Event> {
  if (state.ended !== undefined) throw new IllegalAction('game_over');
  const done = perform(state, action);
  const rest = endTurn(done.state, draw);
  return { state: rest.state, events: [...done.events, ...rest.events] };
}

function perform(state: State, action: Action): Step<State, Event> {
  switch (action.type) {
    case 'investigate':
      mayAsk(state);
      return investigate(state, action.place);
    case 'evidence':
      mayAsk(state);
      return takeEvidence(state, action.card);
    case 'solve':
      return solve(state, action);
    default:
      throw new IllegalAction('no_such_action');
  }
}

function mayAsk(state: State): void {
  if (editionOf(state).mustSolve(state)) throw new IllegalAction('must_solve');
}
