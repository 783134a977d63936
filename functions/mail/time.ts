/** What letters say of the time that their reader has. */

import { LANGUAGE } from '@shared/words/say';
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

/**
 * Weekday, date, time and the name of the zone's time: nobody knows where a letter is read, and where clocks are put back an
 * hour has the same name twice.
 */
export function momentIn(zone: string, at: number): string {
  const day = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${day.format(at)}, ${time.format(at)} (${nameOf(zone, at)})`;
}

function nameOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
