/** The letter that says whose turn it is: to the one whose it is. */

import { sinceLastTurn } from '@shared/since';
import { type Begun, begunBlocks, promiseBlocks } from './begun';
import { finish } from './finish';
import { type GameSeen, type Line, linesOf, partsOf, pictureOf, threadOf, toldOf } from './game';
import type { Letter, Mail } from './letter';
import { gamePageOf, pageOf } from './page';
import { runs, say } from './say';
import { timeBlocks } from './time';
import type { Code } from './words';

/** Who has not moved yet is told so much of what happened; and so much anybody at most, for whom the clock may have played long. */
const LATEST = 6;
const MOST = 20;

/**
 * `to`: the address of the seat's player. `id`: the letter's, the same for the same turn. `begun`: of the first turn, whose
 * letter says besides that the game has begun.
 */
export function turnLetter({ base }: Pick<Mail, 'base'>, to: string, id: string, seen: GameSeen, begun?: Begun): Promise<Letter> {
  const parts = partsOf(seen);
  const { head, lines } = stretchOf(seen);
  return finish(
    { to, subject: say('turn', parts), id, thread: threadOf(seen) },
    {
      head: say('turnHead'),
      blocks: [
        { type: 'prose', runs: runs('turnGame', parts) },
        ...(begun ? begunBlocks(seen, runs('begunYours')) : []),
        ...timeBlocks(seen.time),
        ...toldOf(seen, say(head), lines),
        { type: 'link', label: say('turnPress'), address: gamePageOf(base, seen.id) },
        pictureOf(seen),
        ...(begun ? promiseBlocks(base, seen, begun) : []),
      ],
      foot: say('turnFoot', { page: pageOf(base) }),
    },
  );
}

function stretchOf(seen: GameSeen): { head: Code; lines: readonly Line[] } {
  const { of, lines } = sinceLastTurn(linesOf(seen), seen.seat);
  if (of === 'all') return { head: of, lines: lines.slice(-LATEST) };
  return lines.length > MOST ? { head: 'latest', lines: lines.slice(-MOST) } : { head: of, lines };
}
