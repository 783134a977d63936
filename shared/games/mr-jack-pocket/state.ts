/** A game as it is stored. */

import type { Ending } from './outcome';
import type { Character, View } from './types';

/** What lies on the table for all to see: the same in a state and in a view. */
export type Table = Pick<View, 'seats' | 'round' | 'taken' | 'tiles' | 'detectives' | 'tokens' | 'turned' | 'rounds' | 'shown'>;

/** All there is to a game, its secrets too. docs/rules/mr-jack-pocket.md, "Set-up". */
export interface State extends Table {
  readonly identity: Character;
  /** The next card first. */
  readonly deck: readonly Character[];
  /** Alibi cards Jack drew by action. */
  readonly held: readonly Character[];
  readonly end?: Ending;
}
