/** What the viewer has laid out before them: pressed on the board, not sent. */

import { offers } from '@shared/choice';
import type { Choice } from '@shared/game';
import type { Action, Case, Element, Location, Place, View } from '@shared/games/pi/types';
import { ownPlayer } from '../own';
import { type Kind, placeOf } from '../tiles';
import type { Act } from './offer';

/** What is laid out, for each of the three actions. */
export interface Desk {
  readonly act: Act;
  /** Where an investigator would go. */
  readonly place?: Place;
  /** The evidence card that would be taken. */
  readonly card?: Element;
  readonly guess: Partial<Case>;
  /** The card of the map pressed last, to look at closely. */
  readonly looked?: Place;
}

/** Nothing laid out. */
export function clear(act: Act): Desk {
  return { act, guess: {} };
}

/** Another of the three actions: what was laid out for it comes back. */
export function turnTo(desk: Desk, board: readonly Location[], act: Act): Desk {
  const element = { investigate: desk.place, evidence: desk.card, solve: desk.guess.place }[act];
  const { looked: _, ...rest } = desk;
  return { ...rest, act, ...(element && { looked: placeOf(board, element) }) };
}

/** What is laid out for the action at hand goes back; what lies there for the other two stays. */
export function putBack(desk: Desk): Desk {
  const { looked: _, ...rest } = desk;
  switch (desk.act) {
    case 'investigate': {
      const { place: __, ...left } = rest;
      return left;
    }
    case 'evidence': {
      const { card: __, ...left } = rest;
      return left;
    }
    case 'solve':
      return { ...rest, guess: {} };
  }
}

/** A place of the map: looked at closely and, where investigators are sent, prepared. Pressed again it is put back. */
export function pressPlace(desk: Desk, place: Place): Desk {
  if (desk.act === 'investigate') return desk.place === place ? putBack(desk) : { ...desk, looked: place, place };
  const { looked, ...rest } = desk;
  return looked === place ? rest : { ...rest, looked: place };
}

/** A card of the evidence: prepared. Pressed again it is put back. */
export function pressCard(desk: Desk, board: readonly Location[], card: Element): Desk {
  if (desk.act === 'evidence' && desk.card === card) return putBack(desk);
  return { ...desk, act: 'evidence', card, looked: placeOf(board, card) };
}

/** One element of a guess. The place of the guess is looked at, whatever else lies where. */
export function pressGuess(desk: Desk, kind: Kind, element: Element): Desk {
  const { looked: _, ...rest } = desk;
  const guess = { ...desk.guess, [kind]: element };
  return { ...rest, guess, ...(guess.place && { looked: guess.place }) };
}

/** The action laid out, if it is whole and the rules allow it now. */
export function prepared(desk: Desk, choices: readonly Choice[] | undefined): Action | undefined {
  const action = actionOf(desk);
  return action && choices && offers(choices, action) ? action : undefined;
}

function actionOf({ act, place, card, guess }: Desk): Action | undefined {
  switch (act) {
    case 'investigate':
      return place && { type: act, place };
    case 'evidence':
      return card && { type: act, card };
    case 'solve': {
      const { suspect, place: scene, crime } = guess;
      return suspect && scene && crime && { type: act, suspect, place: scene, crime };
    }
  }
}

/** Changes when the viewer's turn begins, and once they have done something: what lay there before is then stale. */
export function moment(view: View): string {
  const own = ownPlayer(view);
  const marks = view.marks.filter((mark) => mark.seat === view.you).length;
  return [
    view.toMove === view.you,
    view.miniGame,
    own?.investigators,
    marks,
    own?.kept.length,
    own?.wrong,
    own?.solved?.phase,
  ].join(' ');
}
