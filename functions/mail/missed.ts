/** The letter that tells a player what the clock did for them. docs/deadlines.md, "When time runs out" */

import type { Addressee } from './addressee';
import { type GameSeen, linesOf, pictureOf, toldOf } from './game';
import type { Letter } from './letter';
import { gamePageOf } from './page';
import { runs, say } from './say';
import { brieflyOf, partsOf, threadOf } from './table';
import { unasked } from './unasked';

/** The versions of a game that the clock has made for its reader: the first and the last. */
export interface Missed {
  readonly from: number;
  readonly until: number;
}

export function missedLetter(base: string, to: Addressee, id: string, seen: GameSeen, missed: Missed): Promise<Letter> {
  const { from, until } = missed;
  const lines = linesOf(seen).filter(({ version }) => version >= from && version <= until);
  const of = isOutBy(seen, missed) ? 'out' : 'missedTurn';
  return unasked(
    base,
    to,
    { subject: say(of, brieflyOf(seen)), id, thread: threadOf(seen) },
    {
      head: say(`${of}Head`),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs(`${of}Says`, partsOf(seen)) },
        ...toldOf(seen, say('missedTurnTold'), lines),
        { type: 'link', label: say('missedTurnPress'), address: gamePageOf(base, seen.id) },
        pictureOf(seen),
      ],
      foot: say('missedTurnFoot'),
    },
  );
}

/** Whether the clock has made its reader leave. */
export function isOutBy({ history, seat }: GameSeen, { from, until }: Missed): boolean {
  return history.some((done) => done.version >= from && done.version <= until && done.seat === seat && done.action === undefined);
}
