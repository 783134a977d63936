/** The letter that says whose turn it is: to the one whose it is. */

import type { Event } from '@shared/game';
import { sinceLastTurn } from '@shared/since';
import { type Begun, begunBlocks, promiseBlocks } from './begun';
import { finish } from './finish';
import { type GameSeen, partsOf, pictureOf, threadOf, toldOf } from './game';
import type { Letter, Mail } from './letter';
import { gamePageOf, pageOf } from './page';
import { runs, say } from './say';
import type { Code } from './words';

/** Who has not moved yet is told so much of what happened. */
const LATEST = 6;

/**
 * `to`: the address of the seat's player. `id`: the letter's, the same for the same turn. `begun`: of the first turn, whose
 * letter says besides that the game has begun.
 */
export function turnLetter({ base }: Pick<Mail, 'base'>, to: string, id: string, seen: GameSeen, begun?: Begun): Promise<Letter> {
  const parts = partsOf(seen);
  const { head, events } = stretchOf(seen);
  return finish(
    { to, subject: say('turn', parts), id, thread: threadOf(seen) },
    {
      head: say('turnHead'),
      blocks: [
        { type: 'prose', runs: runs('turnGame', parts) },
        ...(begun ? begunBlocks(seen, runs('begunYours')) : []),
        ...toldOf(seen, say(head), events),
        { type: 'link', label: say('turnPress'), address: gamePageOf(base, seen.id) },
        pictureOf(seen),
        ...(begun ? promiseBlocks(base, seen, begun) : []),
      ],
      foot: say('turnFoot', { page: pageOf(base) }),
    },
  );
}

function stretchOf({ seat, history }: GameSeen): { head: Code; events: readonly Event[] } {
  const lines = history.flatMap(({ version, seat: by, events }) => events.map((event) => ({ version, seat: by, event })));
  const { of, lines: stretch } = sinceLastTurn(lines, seat);
  const shown = of === 'all' ? stretch.slice(-LATEST) : stretch;
  return { head: of, events: shown.map(({ event }) => event) };
}
