/** The letter that tells a host that their table is about to be closed. */

import type { Game } from '@shared/games/index';
import { momentIn } from '@shared/words/moment';
import type { Addressee } from './addressee';
import type { Letter } from './letter';
import { gamePageOf } from './page';
import { runs, say } from './say';
import { threadOf, titleOf } from './table';
import { unasked } from './unasked';

/** An open table before the eyes of its host. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly options: unknown;
  /** How many sit there, of how many seats, and with how many the game can begin. */
  readonly taken: number;
  readonly seats: number;
  readonly enough: number;
  /** When it is closed, in epoch milliseconds, and where the host lives. */
  readonly closes: number;
  readonly zone: string;
}

export function expiringLetter(base: string, to: Addressee, id: string, table: Table): Promise<Letter> {
  const { taken, seats, enough, closes, zone } = table;
  const title = titleOf(table);
  return unasked(
    base,
    to,
    { subject: say('expiring', { title }), id, thread: threadOf(table) },
    {
      head: say('expiringHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name: to.name }) },
        { type: 'prose', runs: runs('expiringSays', { title, n: taken, seats, when: momentIn(zone, closes) }) },
        {
          type: 'told',
          head: say('expiringCan'),
          sentences: [runs('expiringInvite'), ...(taken >= enough ? [runs('expiringStart', { n: taken })] : [])],
        },
        { type: 'link', label: say('tablePress'), address: gamePageOf(base, table.id) },
      ],
      foot: say('expiringFoot'),
    },
  );
}
