/** What follows a turn. docs/rules/pi.md, "First edition: phases, scoring, end". */

import type { Draw } from '../../draw';
import type { Seat, Step } from '../../game';
import { editionOf, worth } from './editions';
import { toCase } from './elements';
import { refill } from './evidence';
import { places } from './result';
import { dealNext } from './setup';
import { type How, isUnsolved, leftOf, playerAt, type State } from './state';
import type { Event } from './types';

/** The turn is over: the mini-game ends with it, or the display is filled up and the next player has a turn. */
export function endTurn(state: State, draw: Draw): Step<State, Event> {
  const phaseEnds = isLastOfPhase(state);
  if (editionOf(state).closes(state, phaseEnds)) return endMiniGame(state, draw);
  const filled = refill(state, draw);
  const next = { ...filled.state, toMove: nextToMove(state), turn: state.turn + 1 };
  if (!phaseEnds) return { state: next, events: filled.events };
  const begun = { ...next, phase: state.phase + 1 };
  return {
    state: begun,
    events: [...filled.events, { type: 'phase', phase: begun.phase, value: worth(begun) }],
  };
}

/** All cases are shown, and there is another mini-game or a result. */
function endMiniGame(state: State, draw: Draw): Step<State, Event> {
  const { close, ending, renew } = editionOf(state);
  const closed = close(state);
  const how = ending(closed);
  if (how !== undefined) return endGame(closed, how);
  const next = dealNext(renew(closed), draw);
  return { state: next.state, events: [closedEvent(closed), ...next.events] };
}

/** Nobody has another turn: all cases are shown, and places and scores told. */
export function endGame(state: State, how: How): Step<State, Event> {
  const ended = { ...state, ended: how };
  const scores = state.players.map(({ score }) => score);
  return { state: ended, events: [closedEvent(state), { type: 'end', how, places: places(ended), scores }] };
}

function closedEvent(state: State): Event {
  const { gains, pointsTell } = editionOf(state);
  const { miniGame, players } = state;
  return {
    type: 'closed',
    miniGame,
    cases: players.map((player) => toCase(player.case)),
    points: gains(state),
    ...(!pointsTell && { solved: players.flatMap(({ solved }, seat) => (solved ? [seat] : [])) }),
  };
}

/** A phase ends when play reaches or passes the start player's seat, solved or not. */
function isLastOfPhase(state: State): boolean {
  const seats = state.players.length;
  for (let seat = leftOf(state.toMove, seats); seat !== state.start; seat = leftOf(seat, seats)) {
    if (isUnsolved(playerAt(state, seat))) return false;
  }
  return true;
}

function nextToMove(state: State): Seat {
  let seat = leftOf(state.toMove, state.players.length);
  while (!isUnsolved(playerAt(state, seat))) seat = leftOf(seat, state.players.length);
  return seat;
}
