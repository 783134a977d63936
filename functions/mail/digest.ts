/** The day's letter: the games that wait for its reader, and what has happened in others. docs/notices.md, "By what, and when" */

import { momentIn } from '@shared/words/moment';
import type { Run } from '@shared/words/say';
import type { Brief } from '../news/news';
import type { Addressee } from './addressee';
import type { Block, Row } from './content';
import type { Letter } from './letter';
import { gamePageOf, homePageOf } from './page';
import { runs, say } from './say';
import { partsOf, type TableSeen } from './table';
import { unasked } from './unasked';

/** A game that waits for its reader. `deadline`: epoch milliseconds; absent: as long as they like. */
export interface Waiting {
  readonly seen: TableSeen;
  readonly deadline?: number;
}

/** What a player is told once a day. */
export interface Digest {
  /** The most urgent first. */
  readonly waiting: readonly Waiting[];
  /** What has happened since the last one, the oldest first. */
  readonly news: readonly Brief[];
  /** Where its reader lives. */
  readonly zone: string;
}

/** Rows under one head: mail programs show a letter of a hundred kilobytes at most. */
const MOST = 40;

export function digestLetter(base: string, to: Addressee, id: string, { waiting, news, zone }: Digest): Promise<Letter> {
  const subject = say('digest', { n: waiting.length });
  return unasked(
    base,
    to,
    { subject, id },
    {
      head: subject,
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        ...rowsUnder(
          'digestWaiting',
          waiting.map((one) => waitingRow(base, zone, one)),
          'digestMoreWaiting',
        ),
        ...rowsUnder(
          'digestNews',
          news.map((brief) => newsRow(base, brief)),
          'digestMoreNews',
        ),
        { type: 'link', label: say('digestPress'), address: homePageOf(base) },
      ],
      foot: say('digestFoot'),
    },
  );
}

function rowsUnder(
  head: 'digestWaiting' | 'digestNews',
  rows: readonly Row[],
  more: 'digestMoreWaiting' | 'digestMoreNews',
): readonly Block[] {
  if (rows.length === 0) return [];
  const rest = rows.length - MOST;
  return [
    { type: 'rows', head: say(head), rows: rows.slice(0, MOST) },
    ...(rest > 0 ? [{ type: 'prose' as const, runs: runs(more, { n: rest }) }] : []),
  ];
}

function waitingRow(base: string, zone: string, { seen, deadline }: Waiting): Row {
  const text = deadline === undefined ? runs('digestLong') : runs('digestUntil', { when: momentIn(zone, deadline) });
  return { label: runs('game', partsOf(seen)), text, address: gamePageOf(base, seen.id) };
}

function newsRow(base: string, { head, text, path }: Brief): Row {
  const label: readonly Run[] = [{ text: head, strong: true }];
  return { label, text: [{ text }], address: `${base}${path}` };
}
