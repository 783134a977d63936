import { momentIn } from '@shared/words/moment';
import { expiringLetter, type Table } from '../mail/expiring';
import { titleOf } from '../mail/table';
import { briefOf } from './brief';
import type { News } from './news';
import { say } from './say';

/** To the host of a table that does not fill. */
export function expiringNews(table: Table): News {
  const { taken, seats, closes, zone } = table;
  const parts = { title: titleOf(table), n: taken, seats, when: momentIn(zone, closes) };
  return {
    brief: briefOf(table, say('expiring', parts), say('expiringSays', parts)),
    letter: (base, to, id) => expiringLetter(base, to, id, table),
  };
}
