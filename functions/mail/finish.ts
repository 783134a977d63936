import type { Content } from './content';
import { htmlOf } from './html';
import type { Letter } from './letter';
import { textOf } from './text';

/** The letter that says this, as text and as HTML. */
export async function finish(envelope: Omit<Letter, 'text' | 'html'>, content: Content): Promise<Letter> {
  return { ...envelope, text: textOf(content), html: await htmlOf(content) };
}
