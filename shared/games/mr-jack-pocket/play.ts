/** The four actions of a round. docs/rules/mr-jack-pocket.md, "A round". */

import type { Draw } from '../../draw';
import { IllegalAction, type Step } from '../../game';
import { clear } from './appeal';
import { isSuspect, tileOf, wallOf } from './board';
import { closeRound } from './close';
import { preview } from './preview';
import { refusal } from './refusal';
import { ACTIONS, picker } from './round';
import type { State } from './state';
import type { Action, Character, Detective, Event, Role } from './types';

/** What an action changes, and how it is told. */
interface Deed {
  readonly change: Partial<State>;
  readonly event: Event;
}

/** The role to pick uses a token; after the fourth the round closes. @throws IllegalAction with a code of REFUSALS */
export function act(state: State, action: Action, draw: Draw): Step<State, Event> {
  if (state.end !== undefined) throw new IllegalAction('game_over');
  const role = picker(state);
  const refused = refusal(state, role, action);
  if (refused !== undefined) throw new IllegalAction(refused);
  const { change, event } = perform(state, role, action);
  const tokens = state.tokens.map((token) => (token.id === action.token ? { ...token, used: true } : token));
  const after: State = { ...state, ...change, tokens, taken: state.taken + 1 };
  if (after.taken < ACTIONS) return { state: after, events: [event] };
  const closed = closeRound(after, draw);
  return { state: closed.state, events: [event, ...closed.events] };
}

function perform(state: State, role: Role, action: Action): Deed {
  const seat = state.seats[role];
  switch (action.type) {
    case 'alibi':
      return role === 'jack' ? drawInSecret(state) : drawOpenly(state);
    case 'holmes':
    case 'watson':
    case 'toby':
      return move(state, role, action, action.type);
    case 'joker':
      if (action.detective === 'nobody') return { change: {}, event: { type: 'waited', seat } };
      return move(state, role, action, action.detective);
    case 'rotation':
      return rotate(state, role, action);
    case 'exchange': {
      const { tiles } = preview(state, action);
      return { change: { tiles }, event: { type: 'exchanged', seat, first: action.first, second: action.second } };
    }
  }
}

function move(state: State, role: Role, action: Action & { readonly type: Detective | 'joker' }, detective: Detective): Deed {
  const { detectives } = preview(state, action);
  const from = state.detectives[detective];
  const to = detectives[detective];
  return {
    change: { detectives },
    event: { type: 'moved', seat: state.seats[role], detective, from, to, by: action.type },
  };
}

function rotate(state: State, role: Role, action: Action & { readonly type: 'rotation' }): Deed {
  const { token, character, degrees } = action;
  const { tiles } = preview(state, action);
  const from = wallOf(tileOf(state.tiles, character));
  const to = wallOf(tileOf(tiles, character));
  const walls = from !== undefined && to !== undefined ? { from, to } : {};
  return {
    change: { tiles, turned: [...state.turned, character] },
    event: { type: 'rotated', seat: state.seats[role], token, character, degrees, ...walls },
  };
}

/** The Investigator's alibi: the card is shown, and its hourglasses are lost to Jack. */
function drawOpenly({ deck, shown, tiles, round, seats }: State): Deed {
  const card = deck[0] as Character;
  const cleared = isSuspect(tileOf(tiles, card));
  return {
    change: { deck: deck.slice(1), shown: [...shown, card], tiles: cleared ? clear(tiles, [card], round) : tiles },
    event: { type: 'alibi', seat: seats.investigator, jack: seats.jack, card, cleared },
  };
}

/** Jack's alibi: he keeps the card, and the character stays a suspect. */
function drawInSecret({ deck, held, seats }: State): Deed {
  const card = deck[0] as Character;
  return {
    change: { deck: deck.slice(1), held: [...held, card] },
    event: { type: 'alibi', seat: seats.jack, jack: seats.jack, card },
  };
}
