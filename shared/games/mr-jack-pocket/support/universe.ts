/** Every action there could be: each kind with every token, and with numbers next to the legal ones. */

import { TOKEN_IDS } from '../tokens';
import { type Action, CHARACTERS, DETECTIVES } from '../types';

export const UNIVERSE: readonly Action[] = TOKEN_IDS.flatMap((token): readonly Action[] => [
  { type: 'alibi', token },
  ...DETECTIVES.flatMap((type) => [0, 1, 2, 3].map((steps) => ({ type, token, steps }))),
  ...[...DETECTIVES, 'nobody' as const].map((detective) => ({ type: 'joker' as const, token, detective })),
  ...CHARACTERS.flatMap((character) =>
    [0, 45, 90, 180, 270, 360].map((degrees) => ({ type: 'rotation' as const, token, character, degrees })),
  ),
  ...CHARACTERS.flatMap((first) => CHARACTERS.map((second) => ({ type: 'exchange' as const, token, first, second }))),
]);
