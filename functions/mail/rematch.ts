/** The letter that tells a player that somebody would like to play a game again with them. */

import type { Addressee } from './addressee';
import type { Letter } from './letter';
import { gamePageOf } from './page';
import { runs, say } from './say';
import { playersOf, type TableSeen, threadOf, titleOf } from './table';
import { unasked } from './unasked';

/** `by`: what the one is called who would like to. */
export function rematchLetter(base: string, to: Addressee, id: string, table: TableSeen, by: string): Promise<Letter> {
  const parts = { title: titleOf(table), name: by };
  return unasked(
    base,
    to,
    { subject: say('rematch', parts), id, thread: threadOf(table) },
    {
      head: say('rematchHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs('rematchSays', parts) },
        playersOf(table),
        { type: 'link', label: say('tablePress'), address: gamePageOf(base, table.id) },
      ],
      foot: say('rematchFoot'),
    },
  );
}
