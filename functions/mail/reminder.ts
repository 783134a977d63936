/** The letter that reminds a player of a turn before its time is up. */

import type { Addressee } from './addressee';
import type { Block } from './content';
import { type GameSeen, pictureOf } from './game';
import type { Letter } from './letter';
import { gamePageOf } from './page';
import { runs, say } from './say';
import { brieflyOf, partsOf, threadOf } from './table';
import { timeBlocks } from './time';
import { unasked } from './unasked';

export function reminderLetter(base: string, to: Addressee, id: string, seen: GameSeen): Promise<Letter> {
  return unasked(
    base,
    to,
    { subject: say('reminder', brieflyOf(seen)), id, thread: threadOf(seen) },
    {
      head: say('reminderHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs('reminderSays', partsOf(seen)) },
        ...waitingBlocks(base, seen),
      ],
      foot: say('reminderFoot'),
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
