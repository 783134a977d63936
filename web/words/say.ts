import { say as sayIn } from '@shared/words/say';
import { en } from './en';

/** What can be said. */
export type Code = keyof typeof en;

type Parts = Readonly<Record<string, string | number>>;

/** A text of the site. Names and other words that come from outside are parts, never codes. */
export function say(code: Code, parts?: Parts): string {
  return sayIn(en, parts ? { code, parts } : { code }, String);
}
