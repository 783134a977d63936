/** What letters say of the time that their reader has. */

import { momentIn } from '@shared/words/moment';
import type { Block } from './content';
import { runs } from './say';

/** Instants are epoch milliseconds. */
export interface TimeLeft {
  readonly deadline: number;
  /** Where the reader lives. */
  readonly zone: string;
  /** What is done then: an automatic turn, the same and with the next miss they are out, they are out, or the game is void. */
  readonly outcome: 'auto' | 'last' | 'out' | 'void';
  /** The table pauses, until then unless somebody goes on before. */
  readonly paused?: number;
}

const THEN = { auto: 'thenAuto', last: 'thenLast', out: 'thenOut', void: 'thenVoid' } as const;

/** Until when they have, and what happens then; nothing where they have as long as they like. */
export function timeBlocks(time: TimeLeft | undefined): readonly Block[] {
  if (time === undefined) return [];
  const { deadline, zone, outcome, paused } = time;
  const until =
    paused === undefined ? runs('until', { when: momentIn(zone, deadline) }) : runs('paused', { when: momentIn(zone, paused) });
  return [{ type: 'prose', runs: paused === undefined ? [...until, { text: ' ' }, ...runs(THEN[outcome])] : until }];
}
