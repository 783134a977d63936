/** The letter by which one who waits nudges the player to move. */

import type { Seat } from '@shared/game';
import { finish } from './finish';
import { type GameSeen, partsOf, threadOf } from './game';
import type { Letter, Mail } from './letter';
import { pageOf } from './page';
import { waitingBlocks } from './reminder';
import { runs, say } from './say';

/** `by`: who nudges. `to`: the address of the seat's player, who is called `name`. `id`: the letter's, the same for the same nudge. */
export function nudgeLetter(
  { base }: Pick<Mail, 'base'>,
  { to, name }: { readonly to: string; readonly name: string },
  id: string,
  seen: GameSeen,
  by: Seat,
): Promise<Letter> {
  const parts = { ...partsOf(seen), name: seen.names(by) };
  return finish(
    { to, subject: say('nudge', parts), id, thread: threadOf(seen) },
    {
      head: say('nudgeHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name }) },
        { type: 'prose', runs: runs('nudgeSays', parts) },
        ...waitingBlocks(base, seen),
      ],
      foot: say('nudgeFoot', { page: pageOf(base) }),
    },
  );
}
