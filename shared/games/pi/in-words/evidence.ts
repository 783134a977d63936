import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { KINDS } from '../elements';
import type { Element, View } from '../types';

/** The evidence cards that lie face up, each with where its tile lies. */
export function evidence({ board, display, deck, discards }: View): Passage {
  const cards = display.map((card) => lying(board, card));
  return {
    heading: { code: 'head.evidence' },
    lines: [...(cards.length === 0 ? [{ code: 'evidence.none' }] : cards), { code: 'evidence.decks', parts: { deck, discards } }],
  };
}

function lying(board: View['board'], card: Element): Sentence {
  const location = board.find((one) => KINDS.some((kind) => one[kind] === card));
  const kind = KINDS.find((one) => location?.[one] === card) ?? 'place';
  return { code: `evidence.${kind}`, parts: { card: { term: card }, place: { term: location?.place ?? card } } };
}
