/** The letter that tells a host that their table is about to be closed. */

import { type Game, wordsOf } from '@shared/games/index';
import { finish } from './finish';
import { threadOf } from './game';
import type { Letter, Mail } from './letter';
import { gamePageOf, pageOf } from './page';
import { runs, say } from './say';
import { momentIn } from './time';

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

/** `to`: the address of the host, who is called `name`. `id`: the letter's, the same for the same table. */
export function expiringLetter(
  { base }: Pick<Mail, 'base'>,
  { to, name }: { readonly to: string; readonly name: string },
  id: string,
  table: Table,
): Promise<Letter> {
  const { game, options, taken, seats, closes, zone } = table;
  const title = wordsOf(game, options).title ?? game.title.id;
  return finish(
    { to, subject: say('expiring', { title }), id, thread: threadOf(table) },
    {
      head: say('expiringHead'),
      blocks: [
        { type: 'prose', runs: runs('hello', { name }) },
        { type: 'prose', runs: runs('expiringSays', { title, n: taken, seats, when: momentIn(zone, closes) }) },
        {
          type: 'told',
          head: say('expiringCan'),
          sentences: [runs('expiringInvite'), ...(taken >= table.enough ? [runs('expiringStart', { n: taken })] : [])],
        },
        { type: 'link', label: say('expiringPress'), address: gamePageOf(base, table.id) },
      ],
      foot: say('expiringFoot', { page: pageOf(base) }),
    },
  );
}
