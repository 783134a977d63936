import type { Seat } from '../../game';
import type { Part, Sentence } from '../../words/sentence';
import type { Event } from './types';

/** What happened, in a sentence of words.ts. */
export function tell(event: Event): Sentence {
  switch (event.type) {
    case 'dealt':
      return { code: 'dealt', parts: { miniGame: event.miniGame, seat: { seat: event.start } } };
    case 'placed': {
      const { seat, place, discs, cubes } = event;
      return { code: 'placed', parts: { seat: { seat }, place: { term: place }, discs, cubes } };
    }
    case 'asked': {
      const { seat, card, answer } = event;
      return { code: `asked.${answer}`, parts: { seat: { seat }, card: { term: card } } };
    }
    case 'refilled': {
      const cards = { list: event.cards.map((term) => ({ term })) };
      return { code: event.reshuffled ? 'refilled.reshuffled' : 'refilled', parts: { cards } };
    }
    case 'guessed': {
      const { seat, right, points } = event;
      const code = right ? 'guessed.right' : 'guessed.wrong';
      const parts = { seat: { seat }, ...named(event) };
      if (points === undefined || (!right && points === 0)) return { code: `${code}.unscored`, parts };
      return { code, parts: { ...parts, points: Math.abs(points) } };
    }
    case 'phase':
      return { code: 'phase', parts: { phase: event.phase, value: event.value } };
    case 'left':
      return { code: 'left', parts: { seat: { seat: event.seat } } };
    case 'closed':
      return closed(event);
    case 'end':
      return ended(event);
  }
}

function named(cards: { suspect: string; place: string; crime: string }): Record<string, Part> {
  return { suspect: { term: cards.suspect }, place: { term: cards.place }, crime: { term: cards.crime } };
}

/** Shows the cases that nobody has shown by solving them. */
function closed({ miniGame, cases, points, solved }: Extract<Event, { type: 'closed' }>): Sentence {
  const isSolved = (seat: Seat) => (solved ? solved.includes(seat) : points[seat] !== 0);
  const unsolved = cases.flatMap((cards, seat) => (isSolved(seat) ? [] : [{ seat, cards }]));
  const gained = points.flatMap((won, seat) => (won > 0 ? [seat] : []));
  const winner = { list: gained.map((seat) => ({ seat })) };
  const parts = unsolved.flatMap(({ seat, cards }, at) => [
    [`seat${at}`, { seat }] as const,
    ...Object.entries(named(cards)).map(([name, part]) => [`${name}${at}`, part] as const),
  ]);
  return { code: `closed.${unsolved.length}`, parts: { miniGame, gained: gained.length, winner, ...Object.fromEntries(parts) } };
}

function ended({ how, places, scores }: Extract<Event, { type: 'end' }>): Sentence {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const code = how === 'last-one' || winners.length === 1 ? `end.${how}` : 'end.shared';
  const parts = { winners: { list: winners.map((seat) => ({ seat })) }, score: scores[winners[0] ?? 0] ?? 0 };
  return { code, parts };
}
