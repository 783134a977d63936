/** The letter that tells a player that they sit at a table no more that has not begun. */

import type { Addressee } from './addressee';
import type { Letter } from './letter';
import { tablesPageOf } from './page';
import { runs, say } from './say';
import { partsOf, type TableSeen, threadOf } from './table';
import { unasked } from './unasked';

/** Its host has removed them or closed it, or not enough players came. */
export type RemovedHow = 'removed' | 'closed' | 'expired';

export function removedLetter(
  base: string,
  to: Addressee,
  id: string,
  table: Omit<TableSeen, 'seat'>,
  how: RemovedHow,
): Promise<Letter> {
  const parts = partsOf(table);
  const of = how === 'removed' ? 'removed' : 'closed';
  return unasked(
    base,
    to,
    { subject: say(of, parts), id, thread: threadOf(table) },
    {
      head: say(`${of}Head`),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs(`${how}Says`, parts) },
        { type: 'link', label: say('otherTables'), address: tablesPageOf(base) },
      ],
      foot: say('removedFoot'),
    },
  );
}
