import { say as sayIn } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import { isolatedParts } from '../mail/isolated';
import { type Code, words } from './words';

/** A text of the catalogue of what is told in a few words. */
export function say(code: Code, parts: Readonly<Record<string, Part>> = {}): string {
  return sayIn(words, { code, parts: isolatedParts(parts) }, String);
}
