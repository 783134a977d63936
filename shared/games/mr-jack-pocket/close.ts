/** How a round closes, and how a game ends. docs/rules/mr-jack-pocket.md, from "Appeal for witnesses" to "Leaving". */

import type { Draw } from '../../draw';
import { IllegalAction, type Seat, type Step } from '../../game';
import { appeal, clear } from './appeal';
import { isSuspect } from './board';
import { hourglasses } from './cards';
import { type Ending, outcome } from './outcome';
import type { State } from './state';
import { flipped, TOSSES, tossed } from './tokens';
import type { Event, Role } from './types';

/** Hourglasses that Jack needs. */
export const GOAL = 6;

/** After the fourth action: the appeal, then the end or the tokens of the next round. */
export function closeRound(state: State, draw: Draw): Step<State, Event> {
  const { round, identity } = state;
  const { seen, cleared } = appeal(state, identity);
  const token: Role = seen ? 'investigator' : 'jack';
  const judged: State = { ...state, tiles: clear(state.tiles, cleared, round), rounds: [...state.rounds, token] };
  const end = outcome({
    round,
    one: judged.tiles.filter(isSuspect).length === 1,
    six: hourglasses(judged.rounds, judged.held) >= GOAL,
    seen,
  });
  const next = end === undefined ? openRound(judged, draw) : finish(judged, end);
  return { state: next.state, events: [{ type: 'appeal', round, seen, cleared, token }, ...next.events] };
}

/** A seat leaves, in its turn or not: the other wins. */
export function leave(state: State, seat: Seat): Step<State, Event> {
  if (state.end !== undefined) throw new IllegalAction('game_over');
  if (seat !== 0 && seat !== 1) throw new IllegalAction('no_such_seat');
  const winner: Role = seat === state.seats.jack ? 'investigator' : 'jack';
  const { state: ended, events } = finish(state, { how: 'forfeit', winner });
  return { state: ended, events: [{ type: 'left', seat }, ...events] };
}

/** Odd rounds toss the tokens, even rounds flip them. */
function openRound(state: State, draw: Draw): Step<State, Event> {
  const round = state.round + 1;
  const tokens = round % 2 === 1 ? tossed(draw.pick(`round ${round}/tokens`, TOSSES)) : flipped(state.tokens);
  return {
    state: { ...state, round, taken: 0, tokens, turned: [] },
    events: [{ type: 'tokens', round, faces: tokens.map(({ face }) => face) }],
  };
}

function finish(state: State, end: Ending): Step<State, Event> {
  const { seats, identity, rounds, held } = state;
  return {
    state: { ...state, end },
    events: [{ type: 'end', how: end.how, winner: seats[end.winner], identity, hourglasses: hourglasses(rounds, held) }],
  };
}
