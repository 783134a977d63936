/** docs/rules/pi.md, "A turn", 2. */

import type { Draw } from '../../draw';
import { IllegalAction, type Step } from '../../game';
import { type Answer, evidenceFinds } from './clue';
import { elementOf } from './elements';
import { DISPLAY } from './setup';
import { changePlayer, isMarked, type Placed, type PlayerState, playerAt, type State, whereIs } from './state';
import type { Element, Event } from './types';

/** The player to move takes an evidence card. */
export function takeEvidence(state: State, card: Element): Step<State, Event> {
  const seat = state.toMove;
  const player = playerAt(state, seat);
  const asked = state.display.find((number) => elementOf(number) === card);
  if (asked === undefined) throw new IllegalAction('not_on_display');
  if (isMarked(player, asked)) throw new IllegalAction('tile_marked');

  const taken = { ...state, display: state.display.filter((number) => number !== asked) };
  const answer = evidenceFinds(state.tiles, player.case, asked);
  if (answer === 'nothing') {
    return {
      state: changePlayer(taken, seat, { kept: [...player.kept, asked] }),
      events: [{ type: 'asked', seat, card, answer }],
    };
  }
  const placed = withoutToken(player.placed, whereIs(state.tiles, asked), answer);
  const marks = answer === 'disc' ? { discs: [...player.discs, asked] } : { cubes: [...player.cubes, asked] };
  const moved = placed !== player.placed;
  return {
    state: { ...changePlayer(taken, seat, { ...marks, placed }), discards: [...state.discards, asked] },
    events: [{ type: 'asked', seat, card, answer, ...(moved && { from: 'investigator' as const }) }],
  };
}

/** A token moves from an own investigator who stands there with one; otherwise it comes from the supply. */
function withoutToken(placed: PlayerState['placed'], place: number, token: Answer): readonly Placed[] {
  const at = placed.findIndex((one) => one[0] === place && (token === 'disc' ? one[1] : one[2]) > 0);
  const found = placed[at];
  if (found === undefined) return placed;
  const [, discs, cubes] = found;
  return placed.with(at, token === 'disc' ? [place, discs - 1, cubes] : [place, discs, cubes - 1]);
}

/** Fills the display up. The discards become the deck only when a card is due and the deck is empty; with both empty the display shrinks. */
export function refill(state: State, draw: Draw): Step<State, Event> {
  const due = DISPLAY - state.display.length;
  const reshuffled = due > state.deck.length && state.discards.length > 0;
  const pile = reshuffled ? [...state.deck, ...shuffleDiscards(state, draw)] : state.deck;
  const cards = pile.slice(0, due);
  if (cards.length === 0) return { state, events: [] };
  return {
    state: {
      ...state,
      display: [...state.display, ...cards],
      deck: pile.slice(due),
      ...(reshuffled && { discards: [], reshuffles: state.reshuffles + 1 }),
    },
    events: [{ type: 'refilled', cards: cards.map(elementOf), ...(reshuffled && { reshuffled }) }],
  };
}

function shuffleDiscards({ miniGame, reshuffles, discards }: State, draw: Draw): readonly number[] {
  const order = draw.shuffle(`game ${miniGame}/evidence/reshuffle ${reshuffles + 1}`, discards.length);
  return order.map((at) => discards[at] as number);
}
