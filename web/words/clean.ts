import { plain } from '@shared/words/plain';

/** A text of several lines as the server keeps it. */
export function clean(text: string): string {
  return plain(text.replaceAll(/\r\n?/g, '\n')).trim();
}
