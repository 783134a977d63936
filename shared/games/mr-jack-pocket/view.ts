/** What each viewer may know. docs/rules/mr-jack-pocket.md, "What each viewer sees". */

import type { Result, Viewer } from '../../game';
import { hourglasses } from './cards';
import { picker } from './round';
import type { State } from './state';
import { type Event, ROLES, type View } from './types';

/** The table as this viewer has it: Jack his secrets besides, and everybody after the end or where all is revealed. */
export function view(state: State, viewer: Viewer): View {
  const { seats, round, taken, tiles, detectives, tokens, turned, rounds, shown, held } = state;
  const you = ROLES.find((role) => seats[role] === viewer);
  const ended = result(state);
  return {
    seats,
    ...(you === undefined ? {} : { you }),
    round,
    taken,
    ...(ended === undefined ? { picks: picker(state) } : {}),
    tiles,
    detectives,
    tokens,
    turned,
    rounds,
    shown,
    jackCards: held.length,
    deckSize: state.deck.length,
    ...(you === 'jack' || viewer === 'revealed' || ended !== undefined ? { secret: secret(state) } : {}),
    ...(ended === undefined ? {} : { result: ended }),
  };
}

function secret({ identity, held, rounds }: State): NonNullable<View['secret']> {
  return { identity, cards: held, hourglasses: hourglasses(rounds, held) };
}

/** Who won, and by what; undefined until the game is over. */
export function result({ end, seats }: State): Result | undefined {
  if (end === undefined) return undefined;
  return { how: end.how, seats: [0, 1].map((seat) => ({ place: seat === seats[end.winner] ? 1 : 2 })) };
}

/** Cut for good: who Jack is and the cards he drew are told by the event of the end, and by the view from then on. */
export function eventView(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'start':
      return viewer === event.jack || viewer === 'revealed' ? event : { type: 'start', jack: event.jack, tiles: event.tiles };
    case 'alibi': {
      const { seat, jack } = event;
      return seat !== jack || viewer === jack || viewer === 'revealed' ? event : { type: 'alibi', seat, jack };
    }
    case 'tokens':
    case 'moved':
    case 'waited':
    case 'rotated':
    case 'exchanged':
    case 'appeal':
    case 'left':
    case 'end':
      return event;
  }
}
