/** docs/rules/pi.md, "A turn", 1. */

import { IllegalAction, type Step } from '../../game';
import { investigatorFinds, tally } from './clue';
import { changePlayer, isSlotMarked, type Placed, playerAt, type State } from './state';
import { type Event, PLACES, type Place } from './types';

/** The player to move places an investigator. A tile that carries a token gets no second one, but counts in what is announced. */
export function investigate(state: State, place: Place): Step<State, Event> {
  const { tiles, toMove: seat } = state;
  const player = playerAt(state, seat);
  const at = PLACES.indexOf(place);
  if (at < 0) throw new IllegalAction('no_such_place');
  if (player.hand === 0) throw new IllegalAction('no_investigator_left');
  if (player.placed.some(([taken]) => taken === at)) throw new IllegalAction('investigator_there');

  const found = investigatorFinds(tiles, player.case, at);
  const due = found.filter((_, kind) => !isSlotMarked(player, tiles, at, kind));
  const investigator: Placed = [at, tally(due, 'disc'), tally(due, 'cube')];
  return {
    state: changePlayer(state, seat, { hand: player.hand - 1, placed: [...player.placed, investigator] }),
    events: [{ type: 'placed', seat, place, discs: tally(found, 'disc'), cubes: tally(found, 'cube') }],
  };
}
