import { plain } from '@shared/words/plain';

/** A text of somebody's own in a line that is the program's: it begins none of its own, and steers no terminal. */
export function oneLine(text: string): string {
  return plain(text).replaceAll(/\s/gu, ' ');
}
