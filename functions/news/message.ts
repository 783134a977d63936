import { messageLetter, type Said } from '../mail/message';
import { brieflyOf, type TableSeen } from '../mail/table';
import { briefOf, named, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To who sits at a table where somebody else has said something. A brief does not quote it: it is for those who sit there. */
export function messageNews(table: TableSeen, said: Said): News {
  const head = say('message', { ...brieflyOf(table), name: named(table.names(said.by)) });
  return {
    brief: briefOf(table, head, ...withWhom(table), say('messageNew', { n: said.more + 1 })),
    letter: (base, to, id) => messageLetter(base, to, id, table, said),
  };
}
