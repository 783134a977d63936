import type { Export } from '@shared/api/people';

/** A part of what is kept of the reader: the first, or the one that goes on from there. */
export type Part = (next?: string) => Promise<Export>;

/**
 * Everything that is kept of the reader as the text of one file: the first part, with the tables of all of them.
 * `told`: hears how many games are there, after each part.
 */
export async function gather(part: Part, told: (games: number) => void): Promise<string> {
  let { next, ...whole } = await part();
  told(whole.games.length);
  while (next !== undefined) {
    const more = await part(next);
    whole = { ...whole, games: [...whole.games, ...more.games], left: [...whole.left, ...more.left] };
    next = more.next;
    told(whole.games.length);
  }
  return JSON.stringify(whole);
}
