/** What might be true instead, for all that one viewer has seen: by what the titles know of their own secrets. */

import type { Drawn } from '@shared/draw';
import type { Event, Viewer } from '@shared/game';
import { HOURGLASSES } from '@shared/games/mr-jack-pocket/cards';
import type { State as JackState } from '@shared/games/mr-jack-pocket/state';
import type { Character } from '@shared/games/mr-jack-pocket/types';
import type { State as PiState } from '@shared/games/pi/state';
import { retold, stretchTo } from '@shared/games/pi/support/secrets';
import type { Action as PiAction, Event as PiEvent } from '@shared/games/pi/types';
import { randomFrom } from './chance';

/** A game so far: what each commit stored, the start first. */
export interface Past {
  readonly states: readonly unknown[];
  readonly actions: readonly unknown[];
  readonly events: readonly (readonly Event[])[];
  readonly drawn: readonly Drawn[];
}

export interface World {
  readonly state: unknown;
  /** By commit. */
  readonly events: readonly (readonly Event[])[];
}

/** Undefined where nothing else fits. */
export type Elsewhere = (past: Past, viewer: Viewer) => World | undefined;

/** Another Jack among those still suspected, and another order of the deck; for Jack another order alone. */
export const anotherJack: Elsewhere = ({ states, events }, viewer) => {
  const state = states.at(-1) as JackState;
  const { identity, tiles, deck, held, seats } = state;
  if (viewer === seats.jack) return { state: { ...state, deck: [...deck].reverse() }, events };
  const other = tiles.find(
    ({ character, cleared }) =>
      cleared === undefined &&
      (deck.includes(character) || (held.includes(character) && HOURGLASSES[character] === HOURGLASSES[identity])),
  )?.character;
  if (other === undefined) return undefined;
  const swapped = (card: Character): Character => (card === identity ? other : card === other ? identity : card);
  return {
    state: { ...state, identity: other, deck: deck.map(swapped).reverse(), held: held.map(swapped) },
    events: events.map((some) => some.map((event) => swapSecrets(event, seats.jack, swapped))),
  };
};

function swapSecrets(event: Event, jack: number, swapped: (card: Character) => Character): Event {
  if (event.type === 'start') return { ...event, identity: swapped(event.identity as Character) };
  if (event.type === 'alibi' && event.seat === jack) return { ...event, card: swapped(event.card as Character) };
  return event;
}

/** Other cases that fit every answer, and another order of the evidence. */
export const otherCases: Elsewhere = ({ states, actions, events, drawn }, viewer) => {
  const playout = {
    seats: (states[0] as PiState).players.length,
    states: states as readonly PiState[],
    moves: [undefined, ...(actions as readonly PiAction[])],
    steps: events as unknown as readonly (readonly PiEvent[])[],
    drawn,
  };
  const stretch = stretchTo(playout, states.length - 1);
  const told = retold(stretch, viewer, randomFrom(states.length));
  const before = events.flat().length - stretch.events.length;
  const rest = [...events.flat().slice(0, before), ...told.events] as Event[];
  return { state: told.now, events: events.map((some) => rest.splice(0, some.length)) };
};
