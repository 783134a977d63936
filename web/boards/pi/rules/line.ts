import type { EditionId, Element } from '@shared/games/pi/types';
import type { Part, Sentence } from '@shared/words/sentence';
import type { Code } from './words';

/** A sentence of these rules, its code checked. */
export function line(code: Code, parts: NonNullable<Sentence['parts']> = {}): Sentence {
  return { code, parts };
}

/** The name of a suspect, a place or a crime as a part of a sentence. */
export function named(element: Element): Part {
  return { term: element };
}

/** Names joined as the language does it. */
export function listed(elements: readonly Element[]): Part {
  return { list: elements.map(named) };
}

/** What an edition calls a mini-game. */
export function unit(edition: EditionId): { readonly unit: Part } {
  return { unit: { term: `unit.${edition}` satisfies Code } };
}

/** A number below nought with a proper minus. */
export function minus(number: number): string {
  return String(number).replace('-', '−');
}
