/** What happened, as a code of the catalogue and what fills its gaps. */

import type { Part, Sentence } from '../../words/sentence';
import { HOURGLASSES } from './cards';
import type { Event } from './types';

/** What happened, in a sentence of words.ts. */
export function tell(event: Event): Sentence {
  switch (event.type) {
    case 'start':
      return tellStart(event);
    case 'tokens': {
      const code = event.round % 2 === 1 ? 'tokens-tossed' : 'tokens-flipped';
      return { code, parts: { round: event.round, faces: terms(event.faces) } };
    }
    case 'moved': {
      const { seat, detective, from, to, by } = event;
      const code = by === 'joker' ? 'moved-by-joker' : 'moved';
      return { code, parts: { seat: { seat }, detective: { term: detective }, from, to } };
    }
    case 'waited':
      return { code: 'waited', parts: { seat: { seat: event.seat } } };
    case 'rotated': {
      const { seat, character, from, to } = event;
      if (from === undefined || to === undefined) return { code: 'rotated-crossroads', parts: { seat: { seat } } };
      return {
        code: 'rotated',
        parts: { seat: { seat }, character: { term: character }, from: { term: from }, to: { term: to } },
      };
    }
    case 'exchanged': {
      const { seat, first, second } = event;
      return { code: 'exchanged', parts: { seat: { seat }, first: { term: first }, second: { term: second } } };
    }
    case 'alibi':
      return tellAlibi(event);
    case 'appeal': {
      const { round, seen, cleared } = event;
      return { code: seen ? 'appeal-seen' : 'appeal-hidden', parts: { round, count: cleared.length, cleared: terms(cleared) } };
    }
    case 'left':
      return { code: 'left', parts: { seat: { seat: event.seat } } };
    case 'end': {
      const { how, winner, identity, hourglasses } = event;
      return { code: 'end', parts: { winner: { seat: winner }, how: { term: how }, identity: { term: identity }, hourglasses } };
    }
  }
}

function tellStart({ jack, identity }: Event & { readonly type: 'start' }): Sentence {
  const seat = { seat: jack };
  if (identity === undefined) return { code: 'start', parts: { seat } };
  return { code: 'start-in-secret', parts: { seat, identity: { term: identity } } };
}

function tellAlibi({ seat, card, cleared }: Event & { readonly type: 'alibi' }): Sentence {
  if (card === undefined) return { code: 'alibi-in-secret', parts: { seat: { seat } } };
  const parts = { seat: { seat }, card: { term: card }, hourglasses: HOURGLASSES[card] };
  if (cleared === undefined) return { code: 'alibi-kept', parts };
  return { code: cleared ? 'alibi-cleared' : 'alibi-spent', parts };
}

function terms(names: readonly string[]): Part {
  return { list: names.map((term) => ({ term })) };
}
