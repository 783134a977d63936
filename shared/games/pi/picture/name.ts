import type { Seat } from '../../../game';
import { type Names, say } from '../../../words/say';
import type { Part } from '../../../words/sentence';
import { wordsIn } from '../editions/words';
import type { Case, Element, View } from '../types';
import { type phrases, words } from '../words';

/** What names and phrases go by. */
type Edition = Pick<View, 'edition'>;

/** What the catalogue has for a picture. */
export function phrase(of: Edition, code: keyof typeof phrases, parts: Readonly<Record<string, Part>> = {}): string {
  return say(wordsIn(of), { code, parts }, String);
}

export function nameOf(of: Edition, element: Element): string {
  return wordsIn(of)[element] ?? element;
}

/** Suspects by their first two letters, crimes by the initials of two words or else likewise: within each kind all differ. */
export function shortOf(of: Edition, element: Element): string {
  const [first = '', second] = nameOf(of, element).split(' ');
  return second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
}

export function caseOf(of: Edition, { suspect, place, crime }: Case): string {
  return [suspect, place, crime].map((element) => nameOf(of, element)).join(', ');
}

/** What players are called where nobody says it otherwise. */
export function numbered(seat: Seat): string {
  return say(words, { code: 'picture.player', parts: { number: seat + 1 } }, String);
}

export function playerOf(view: View, seat: Seat, names: Names): string {
  return seat === view.you ? phrase(view, 'picture.you') : names(seat);
}
