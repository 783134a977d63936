/** The letter that says whose turn it is: to the one whose it is. */

import type { Addressee } from './addressee';
import { type Begun, begunBlocks, promiseBlocks } from './begun';
import { type GameSeen, pictureOf } from './game';
import type { Letter } from './letter';
import { gamePageOf } from './page';
import { runs, say } from './say';
import { sinceBlocks } from './since';
import { brieflyOf, partsOf, threadOf } from './table';
import { timeBlocks } from './time';
import { unasked } from './unasked';

/** `begun`: of the first turn, whose letter says besides that the game has begun. */
export function turnLetter(base: string, to: Addressee, id: string, seen: GameSeen, begun?: Begun): Promise<Letter> {
  return unasked(
    base,
    to,
    { subject: say('turn', brieflyOf(seen)), id, thread: threadOf(seen) },
    {
      head: say('turnHead'),
      blocks: [
        { type: 'prose', runs: runs('game', partsOf(seen)) },
        ...(begun ? begunBlocks(seen, runs('begunYours')) : []),
        ...timeBlocks(seen.time),
        ...sinceBlocks(seen),
        { type: 'link', label: say('turnPress'), address: gamePageOf(base, seen.id) },
        pictureOf(seen),
        ...(begun ? promiseBlocks(base, seen, begun) : []),
      ],
      foot: say('turnFoot'),
    },
  );
}
