import type { Seat } from '../../../game';
import type { Case, Element, View } from '../types';
import { words } from '../words';

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

export function playerOf(view: View, seat: Seat): string {
  return seat === view.you ? 'You' : `Player ${seat + 1}`;
}

export function several(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
