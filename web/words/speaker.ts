import { say } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { en } from './en';
import type { Code } from './say';

type Parts = Readonly<Record<string, string | number>>;

/** Says the words of a part of the site that are loaded with it, and those of every page. Names and other words that come from outside are parts, never codes. */
export function speaker<Words extends Catalogue>(own: Words) {
  const words = { ...en, ...own };
  return (code: Code | (keyof Words & string), parts?: Parts): string => say(words, parts ? { code, parts } : { code }, String);
}
