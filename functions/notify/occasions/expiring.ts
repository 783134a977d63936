/** A table is about to be closed. docs/deadlines.md, "Tables that do not fill" */

import { expiringNews } from '../../news/expiring';
import { gameOf } from '../../play/title';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { agendaOf, type Matter } from '../../store/agenda';
import { type GameRecord, readGames } from '../../store/game';
import type { Occasion } from '../occasion';
import { awaitSoon } from '../soon';

/** For its host, while it is open still and there is time to do something. @throws Later */
export async function expiringOccasions(world: World, { game: id }: MessageOf<'expiring'>): Promise<readonly Occasion[]> {
  const [table] = await readGames(world.db, [id]);
  const host = table?.seats[table.host]?.player;
  if (!table || host === undefined) return [];
  const [tells, closes] = [instantOf(table, 'expiring'), instantOf(table, 'expiry')];
  awaitSoon(tells, world.now());
  if (tells === undefined || closes === undefined || world.now() < tells || world.now() >= closes) return [];
  const { options, seats } = table;
  const game = gameOf(world, table);
  const taken = seats.filter(({ player }) => player !== undefined).length;
  const enough = game.title.seats(options).min;
  return [
    {
      kind: 'expiring',
      whom: host,
      what: `expiring-${id}`,
      since: tells,
      until: closes,
      game: id,
      news: async ({ timeZone: zone }) => expiringNews({ id, game, options, taken, seats: seats.length, enough, closes, zone }),
    },
  ];
}

function instantOf(table: GameRecord, wanted: Matter): number | undefined {
  return agendaOf(table).find(({ matter }) => matter === wanted)?.at;
}
