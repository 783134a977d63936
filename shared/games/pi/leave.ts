/** docs/rules/pi.md, "A player who leaves". */

import type { Draw } from '../../draw';
import { IllegalAction, type Seat, type Step } from '../../game';
import { endGame, endTurn } from './phase';
import { changePlayer, type State } from './state';
import type { Event } from './types';

/** The seat takes no more turns; its investigators and tokens leave the board, its score and its case stay. */
export function leave(state: State, seat: Seat, draw: Draw): Step<State, Event> {
  const player = state.players[seat];
  if (state.ended !== undefined) throw new IllegalAction('game_over');
  if (player === undefined) throw new IllegalAction('no_such_seat');
  if (player.left !== undefined) throw new IllegalAction('already_left');

  const staying = state.players.filter(({ left }) => left === undefined).length - 1;
  const left = state.players.length - staying;
  const step = goOn(changePlayer(state, seat, { left, placed: [], discs: [], cubes: [] }), seat, staying, draw);
  return { state: step.state, events: [{ type: 'left', seat }, ...step.events] };
}

/** One player left wins at once. Otherwise play goes on, from the next player if the turn was that seat's. */
function goOn(state: State, gone: Seat, staying: number, draw: Draw): Step<State, Event> {
  if (staying === 1) return endGame(state, 'last-one');
  return gone === state.toMove ? endTurn(state, draw) : { state, events: [] };
}
