/** A notice as Discord takes it, and whatever else takes the same. */

import { plain } from '@shared/words/plain';
import type { Brief } from '../news/news';

/** Discord's own limits, in characters. */
const LONGEST = { title: 256, description: 4096 };

/** What has a meaning anywhere in Discord's Markdown, or with a colon before it, or where a line begins. */
const MARKED = /[\\`*_~|<[\]@]|:(?=[^\s\d])|^[-+#>]/gmu;

/** `base`: where people find the site. Nobody is mentioned, whatever the text says. */
export function messageOf({ head, text, path }: Brief, base: string): object {
  return {
    username: 'Casebook',
    embeds: [
      {
        title: asItIs(head.replaceAll(/\s+/g, ' '), LONGEST.title),
        description: asItIs(text, LONGEST.description),
        url: `${base}${path}`,
      },
    ],
    allowed_mentions: { parse: [] },
  };
}

/** Markdown that shows a text as it is, as much of it as has room; several line ends are one. */
function asItIs(text: string, longest: number): string {
  const lines = plain(text)
    .trim()
    .replaceAll(/\s*\n\s*/g, '\n');
  return cut(lines.replaceAll(MARKED, '\\$&'), longest);
}

/** No longer than that, with an ellipsis if anything is missing; a mark and what it stands before stay together. */
function cut(markdown: string, longest: number): string {
  if (markdown.length <= longest) return markdown;
  let whole = '';
  for (const [piece] of markdown.matchAll(/\\?./gsu)) {
    if (whole.length + piece.length >= longest) break;
    whole += piece;
  }
  return `${whole}…`;
}
