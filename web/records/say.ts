import { say as sayIn } from '@shared/words/say';
import { en } from '@web/words/en';
import { records } from '@web/words/en/records';

/** The words of every page, and those about records. */
export const words = { ...en, ...records } as const;

/** What can be said about records, and on every page. */
export type Code = keyof typeof words;

type Parts = Readonly<Record<string, string | number>>;

/** A text of the pages about records. Names and other words that come from outside are parts, never codes. */
export function say(code: Code, parts?: Parts): string {
  return sayIn(words, parts ? { code, parts } : { code }, String);
}
