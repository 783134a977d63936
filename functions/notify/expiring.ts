/** "Your table is about to close", by mail. docs/deadlines.md, "Tables that do not fill". */

import { expiringLetter, type Table } from '../mail/expiring';
import type { Mail } from '../mail/letter';
import { gameOf } from '../play/title';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { agendaOf, type Matter } from '../store/agenda';
import { type GameRecord, readGames } from '../store/game';
import type { Notice } from '../store/notice';
import { KEPT } from './kept';
import { once } from './once';
import { readerOf } from './reader';
import { send } from './send';
import { awaitSoon } from './soon';

/**
 * Tells the host of a table that it is closed soon, once, while it is open still and there is time to do something.
 * @throws Later, or what sending throws.
 */
export async function expiring(world: World, mail: Mail, { game: id }: MessageOf<'expiring'>): Promise<void> {
  const [table] = await readGames(world.db, [id]);
  const host = table?.seats[table.host]?.player;
  if (!table || host === undefined) return;
  const [tells, closes] = [instantOf(table, 'expiring'), instantOf(table, 'expiry')];
  awaitSoon(tells, world.now());
  if (tells === undefined || closes === undefined || world.now() < tells || world.now() >= closes) return;
  const what = `expiring-${id}-mail`;
  const notice: Notice = { whom: host, what, kept: KEPT };
  const reader = await readerOf(world, notice);
  if (reader === undefined) return;
  const { address: to, account } = reader;
  await once(world, notice, async () => {
    const seen = { ...tableOf(world, table), closes, zone: account.timeZone };
    await send(world, mail, await expiringLetter(mail, { to, name: account.name }, `${what}-${host}`, seen));
  });
}

function instantOf(table: GameRecord, wanted: Matter): number | undefined {
  return agendaOf(table).find(({ matter }) => matter === wanted)?.at;
}

function tableOf(world: World, table: GameRecord): Omit<Table, 'closes' | 'zone'> {
  const { id, options, seats } = table;
  const game = gameOf(world, table);
  const taken = seats.filter(({ player }) => player !== undefined).length;
  return { id, game, options, taken, seats: seats.length, enough: game.title.seats(options).min };
}
