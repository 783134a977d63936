/** What every brief has. */

import { momentIn } from '@shared/words/moment';
import { cut } from '../mail/columns';
import type { GameSeen } from '../mail/game';
import { brieflyOf, type TableSeen } from '../mail/table';
import type { Brief } from './news';
import { say } from './say';

/** Columns that the name of one who does something has in a head. */
const ROOM = 24;

/** It leads to a table: before its game begins and afterwards. */
export function briefOf({ id }: Pick<TableSeen, 'id'>, head: string, ...sentences: readonly string[]): Brief {
  return briefTo(`/game/?id=${id}`, head, ...sentences);
}

/** It leads somewhere else. */
export function briefTo(path: string, head: string, ...sentences: readonly string[]): Brief {
  return { head, text: sentences.join(' '), path };
}

/** With whom, if there is anybody. */
export function withWhom(table: Omit<TableSeen, 'seat'>): readonly string[] {
  return table.opponents.length === 0 ? [] : [say('with', brieflyOf(table))];
}

/** Until when the reader has, if it is their turn and not as long as they like. */
export function untilWhen({ time }: GameSeen): readonly string[] {
  if (time === undefined) return [];
  const { deadline, zone, paused } = time;
  return [
    paused === undefined ? say('until', { when: momentIn(zone, deadline) }) : say('paused', { when: momentIn(zone, paused) }),
  ];
}

/** What the clock has just done for the reader, if it has. */
export function ranOut({ history, seat }: GameSeen): readonly string[] {
  const last = history.at(-1);
  if (!last?.auto || last.seat !== seat) return [];
  return [say(last.action === undefined ? 'ranOutForGood' : 'ranOut')];
}

/** Somebody's name in a head. */
export function named(name: string): string {
  return cut(name, ROOM);
}
