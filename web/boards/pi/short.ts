/** Two letters for a name, where a card has no room for more. */

import type { Kind } from './tiles';

/** Suspects by their first two letters, crimes by the initials of two words or else likewise: within each kind all differ. */
export function shortOf(name: string, kind: Kind): string {
  const [first = '', second] = name.split(' ');
  if (kind === 'crime' && second) return `${first[0] ?? ''}${second[0] ?? ''}`;
  return first.slice(0, 2);
}
