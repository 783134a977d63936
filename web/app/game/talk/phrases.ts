import type { Phrase } from '@shared/api/talk';
import { type Code, say } from './say';

const CODES = {
  hello: 'phrase.hello',
  'good-luck': 'phrase.good-luck',
  thinking: 'phrase.thinking',
  'back-soon': 'phrase.back-soon',
  sorry: 'phrase.sorry',
  'well-played': 'phrase.well-played',
  thanks: 'phrase.thanks',
  rematch: 'phrase.rematch',
} as const satisfies Readonly<Record<Phrase, Code>>;

/** Quick phrases, in the order in which a game needs them. */
export const PHRASES = Object.keys(CODES) as readonly Phrase[];

/** A quick phrase in the reader's words. */
export function sayPhrase(phrase: Phrase): string {
  return say(CODES[phrase]);
}
