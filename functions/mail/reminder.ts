/** The letter that reminds a player of a turn before its time is up. */

import type { Block } from './content';
import { finish } from './finish';
import { type GameSeen, partsOf, pictureOf, threadOf } from './game';
import type { Letter, Mail } from './letter';
import { gamePageOf, pageOf } from './page';
import { runs, say } from './say';
import { timeBlocks } from './time';

/** `to`: the address of the seat's player, who is called `name`. `id`: the letter's, the same for the same turn. */
export function reminderLetter(
  { base }: Pick<Mail, 'base'>,
  { to, name }: { readonly to: string; readonly name: string },
  id: string,
  seen: GameSeen,
): Promise<Letter> {
  const parts = partsOf(seen);
  return finish(
    { to, subject: say('reminder', parts), id, thread: threadOf(seen) },
    {
      head: say('reminderHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name }) },
        { type: 'prose', runs: runs('reminderSays', parts) },
        ...waitingBlocks(base, seen),
      ],
      foot: say('reminderFoot', { page: pageOf(base) }),
    },
  );
}

/** How long a game waits for its reader, where it does, and how it stands. */
export function waitingBlocks(base: string, seen: GameSeen): readonly Block[] {
  return [
    ...timeBlocks(seen.time),
    { type: 'link', label: say('turnPress'), address: gamePageOf(base, seen.id) },
    pictureOf(seen),
  ];
}
