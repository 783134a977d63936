/** Players who have an address, and what they are sent when it is their turn. */

import { smtpMail } from '../../functions/mail/smtp';
import { turn } from '../../functions/notify/turn';
import type { AccountRecord } from '../../functions/store/account';
import { assign } from '../../functions/store/dynamo/expression';
import { type GameRecord, readGames } from '../../functions/store/game';
import { accountKey, gameKey } from '../../functions/store/keys';
import type { PostOffice } from './post-office';
import type { Server } from './server';
import { type Agreed, sitDown, type Table } from './table-play';
import type { Visitor } from './visitor';

export const FROM = 'Casebook <casebook@example.net>';
export const BASE = 'https://casebook.example';

export function mailBy(office: PostOffice): ReturnType<typeof smtpMail> {
  return smtpMail(BASE, FROM, office.url);
}

type AccountChanges = { readonly [Field in keyof AccountRecord]?: AccountRecord[Field] | undefined };

/** Changes a player's account behind the back of the API. */
export async function changeAccount({ world }: Server, player: string, changes: AccountChanges): Promise<void> {
  await world.db.update(accountKey(player), assign(changes), { text: 'attribute_exists(pk)' });
}

export function addressOf(seat: number): string {
  return `player-${seat}@example.com`;
}

/** A table that has started, whose players all have an address. */
export async function sitDownWithAddresses(server: Server, somebody: Visitor, what: Agreed): Promise<Table> {
  const table = await sitDown(somebody, what);
  for (const [seat, player] of table.players.entries()) {
    await changeAccount(server, (await player.me()).id, { email: addressOf(seat), guest: false });
  }
  return table;
}

/** Nobody waits for a game any more: whatever time passes, nothing is due in it. */
export async function putAway({ world }: Server, game: string): Promise<void> {
  const over = assign({ status: 'void', due: undefined, dueAt: undefined });
  await world.db.update(gameKey(game), over, { text: 'attribute_exists(pk)' });
}

export async function stored({ world }: Server, game: string): Promise<GameRecord> {
  const [record] = await readGames(world.db, [game]);
  if (!record) throw new Error(`there is no game ${game}`);
  return record;
}

/** Tells of a game as it stands. */
export async function tell(server: Server, mail: Parameters<typeof turn>[1], game: string): Promise<void> {
  const { version } = await stored(server, game);
  await turn(server.world, mail, { kind: 'turn', game, version });
}
