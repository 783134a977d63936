import { type RemovedHow, removedLetter } from '../mail/removed';
import { brieflyOf, type TableSeen } from '../mail/table';
import { briefOf, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To who sits at a table no more, and not because they wanted to. */
export function removedNews(table: Omit<TableSeen, 'seat'>, how: RemovedHow): News {
  const head = say(how === 'removed' ? 'removed' : 'closed', brieflyOf(table));
  return {
    brief: briefOf(table, head, ...withWhom(table), say(`${how}Says`)),
    letter: (base, to, id) => removedLetter(base, to, id, table, how),
  };
}
