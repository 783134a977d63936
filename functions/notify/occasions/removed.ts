/** Somebody sits at a table no more, and not because they wanted to. docs/notices.md, "Of what" */

import type { RemovedHow } from '../../mail/removed';
import { removedNews } from '../../news/removed';
import { seatOf } from '../../play/viewer';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { type GameRecord, gameFrom } from '../../store/game';
import { gameKey, tellKey } from '../../store/keys';
import { tellFrom, tellOf } from '../../store/tell';
import type { Occasion } from '../occasion';
import { tableShown } from './seen';

/** For who was removed, or sat there when the table was closed; not if they sit there again. */
export async function removedOccasions(world: World, message: MessageOf<'removed'>): Promise<readonly Occasion[]> {
  const { game: id, player } = message;
  const [document, item] = await world.db.get(gameKey(id), tellKey(player, tellOf(message)));
  const table = document && gameFrom(document);
  const how = table && howOf(table, player);
  if (!table || how === undefined || item === undefined) return [];
  const own = seatOf(table, player);
  return [
    {
      kind: 'removed',
      whom: player,
      what: `removed-${id}`,
      since: tellFrom(item).at,
      game: id,
      news: async () => removedNews(tableShown(world, table, own === undefined ? [] : [own]), how),
    },
  ];
}

/** Those who sat at a table when it was closed stand there for good. */
function howOf(table: GameRecord, player: string): RemovedHow | undefined {
  const isThere = seatOf(table, player) !== undefined;
  if (!isThere) return 'removed';
  if (table.status !== 'cancelled') return undefined;
  return table.why === 'expired' ? 'expired' : 'closed';
}
