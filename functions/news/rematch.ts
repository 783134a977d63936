import { rematchLetter } from '../mail/rematch';
import { brieflyOf, type TableSeen } from '../mail/table';
import { briefOf, named } from './brief';
import type { News } from './news';
import { say } from './say';

/** To the player for whom a seat is kept where a game is played again. `by`: what the one is called who would like to. */
export function rematchNews(table: TableSeen, by: string): News {
  return {
    brief: briefOf(table, say('rematch', { name: named(by) }), say('rematchSays', brieflyOf(table))),
    letter: (base, to, id) => rematchLetter(base, to, id, table, by),
  };
}
