/** The letter that brings what somebody said at a table. */

import type { Phrase } from '@shared/api/talk';
import type { Seat } from '@shared/game';
import type { Addressee } from './addressee';
import type { Block } from './content';
import type { Letter } from './letter';
import { gamePageOf } from './page';
import { runs, say } from './say';
import { partsOf, type TableSeen, threadOf } from './table';
import { unasked } from './unasked';

/** What somebody said: a text or a phrase. */
export interface Said {
  readonly by: Seat;
  readonly text?: string;
  readonly phrase?: Phrase;
  /** How many were said before it that the reader has not read. */
  readonly more: number;
}

export function messageLetter(base: string, to: Addressee, id: string, seen: TableSeen, said: Said): Promise<Letter> {
  // Who writes is named already.
  const others = { ...seen, opponents: seen.opponents.filter((seat) => seat !== said.by) };
  const parts = { ...partsOf(others), name: seen.names(said.by) };
  return unasked(
    base,
    to,
    { subject: say('message', parts), id, thread: threadOf(seen) },
    {
      head: say('messageHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs('messageSays', parts) },
        { type: 'quote', text: wordsOf(said) },
        ...moreOf(said),
        { type: 'link', label: say('messagePress'), address: gamePageOf(base, seen.id) },
      ],
      foot: say('messageFoot'),
    },
  );
}

function wordsOf({ text, phrase }: Said): string {
  return phrase === undefined ? (text ?? '') : say(`phrase.${phrase}`);
}

function moreOf({ more }: Said): readonly Block[] {
  return more === 0 ? [] : [{ type: 'prose', runs: runs('messageMore', { n: more }) }];
}
