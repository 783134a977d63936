/** The letter by which one who waits nudges the player to move. */

import type { Seat } from '@shared/game';
import type { Addressee } from './addressee';
import type { GameSeen } from './game';
import type { Letter } from './letter';
import { waitingBlocks } from './reminder';
import { runs, say } from './say';
import { threadOf, titleOf } from './table';
import { unasked } from './unasked';

/** `by`: who nudges. */
export function nudgeLetter(base: string, to: Addressee, id: string, seen: GameSeen, by: Seat): Promise<Letter> {
  const parts = { title: titleOf(seen), name: seen.names(by) };
  return unasked(
    base,
    to,
    { subject: say('nudge', parts), id, thread: threadOf(seen) },
    {
      head: say('nudgeHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs('nudgeSays', parts) },
        ...waitingBlocks(base, seen),
      ],
      foot: say('nudgeFoot'),
    },
  );
}
