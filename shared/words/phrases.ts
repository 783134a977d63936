import type { Phrase } from '../api/talk';

/** What quick phrases say. */
export const phrases = {
  'phrase.hello': 'Hello!',
  'phrase.good-luck': 'Good luck!',
  'phrase.well-played': 'Well played!',
  'phrase.thanks': 'Thank you!',
  'phrase.thinking': 'I am thinking.',
  'phrase.back-soon': 'Back soon.',
  'phrase.sorry': 'Sorry!',
  'phrase.rematch': 'A rematch?',
} as const satisfies Readonly<Record<`phrase.${Phrase}`, string>>;
