import { outcome } from '@shared/words/outcome';
import type { Catalogue } from '@shared/words/sentence';

/** Of the letter that says how a game ended. */
export const over = {
  ...outcome,
  over: '{title}{n, plural, =0 {} other { with {names}}} is over',
  overHead: 'The game is over',
  places: 'Who came where',
  place: '{place}.',
  score: '{score}',
  overPress: 'Look at the game',
  overCheck: 'Check that chance kept to what was promised',
  overFoot: 'You get this mail because you played this game.',
} as const satisfies Catalogue;
