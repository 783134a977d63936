import type { Seat } from '../../../game';
import { type Names, say } from '../../../words/say';
import type { Part } from '../../../words/sentence';
import type { Case, Element, View } from '../types';
import { type phrases, words } from '../words';

/** What the catalogue has for a picture. */
export function phrase(code: keyof typeof phrases, parts: Readonly<Record<string, Part>> = {}): string {
  return say(words, { code, parts }, String);
}

export function nameOf(element: Element): string {
  return words[element] ?? element;
}

/** Suspects by their first two letters, crimes by the initials of two words or else likewise: within each kind all differ. */
export function shortOf(element: Element): string {
  const [first = '', second] = nameOf(element).split(' ');
  return second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
}

export function caseOf({ suspect, place, crime }: Case): string {
  return [suspect, place, crime].map(nameOf).join(', ');
}

/** What players are called where nobody says it otherwise. */
export function numbered(seat: Seat): string {
  return phrase('picture.player', { number: seat + 1 });
}

export function playerOf(view: View, seat: Seat, names: Names): string {
  return seat === view.you ? phrase('picture.you') : names(seat);
}
