import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { HOURGLASSES } from '../cards';
import { CHARACTERS, type Character, type View } from '../types';

/** The alibi cards: who has which, as far as the viewer may know, and what they are worth. */
export function alibis(view: View): Passage {
  const { shown, jackCards, deckSize } = view;
  return {
    heading: { code: 'head.alibis' },
    lines: [
      named('alibis.shown', shown),
      { code: 'alibis.held', parts: { count: jackCards } },
      ...cards(view),
      { code: 'alibis.deck', parts: { count: deckSize } },
      { code: 'alibis.worth', parts: { none: worth(0), one: worth(1), two: worth(2) } },
    ],
  };
}

/** Which cards Jack drew, for those who may know it. */
function cards({ you, secret }: View): readonly Sentence[] {
  if (secret === undefined || secret.cards.length === 0) return [];
  return [named(you === 'jack' ? 'alibis.yours' : 'alibis.jack', secret.cards)];
}

function named(code: string, characters: readonly Character[]): Sentence {
  if (characters.length === 0) return { code: `${code}.none` };
  return { code, parts: { cards: { list: characters.map((term) => ({ term })) } } };
}

function worth(hourglasses: number) {
  return { list: CHARACTERS.filter((one) => HOURGLASSES[one] === hourglasses).map((term) => ({ term })) };
}
