/** A seat is kept for somebody where a game is played again. docs/notices.md, "Of what" */

import { rematchNews } from '../../news/rematch';
import { keptFor } from '../../play/viewer';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { agendaOf } from '../../store/agenda';
import { readGames } from '../../store/game';
import type { Occasion } from '../occasion';
import { tableSeen } from './seen';

/** For whom it is kept, while it is: not once they sit there, nor if the seat is anybody's or the table is not open any more. */
export async function rematchOccasions(world: World, { game: id, player }: MessageOf<'rematch'>): Promise<readonly Occasion[]> {
  const [table] = await readGames(world.db, [id]);
  const seat = table && keptFor(table, player);
  if (table === undefined || seat === undefined) return [];
  const closes = agendaOf(table).find(({ matter }) => matter === 'expiry')?.at;
  return [
    {
      kind: 'rematch',
      whom: player,
      what: `rematch-${id}`,
      since: table.created,
      ...(closes === undefined ? {} : { until: closes }),
      game: id,
      async news() {
        const seen = tableSeen(world, table, seat);
        return rematchNews(seen, seen.names(table.host));
      },
    },
  ];
}
