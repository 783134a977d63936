/** Players who have an address, and what they are sent when it is their turn. */

import type { Mail } from '../../functions/mail/letter';
import { smtpMail } from '../../functions/mail/smtp';
import { tellAll } from '../../functions/notify/tell';
import type { NoticeMessage } from '../../functions/publish/concern';
import { assign } from '../../functions/store/dynamo/expression';
import { type GameRecord, readGames } from '../../functions/store/game';
import { gameKey } from '../../functions/store/keys';
import { changeAccount } from './account';
import type { PostOffice } from './post-office';
import type { Server } from './server';
import { type Agreed, sitDown, type Table } from './table-play';
import type { Visitor } from './visitor';

export { changeAccount };

export const FROM = 'Casebook <casebook@example.net>';
export const BASE = 'https://casebook.example';

/** Unless they say otherwise, players are told of turns and ends a minute later. Of ends these are not told. */
export const TURNS_AT_ONCE = { ways: { turn: { mail: 'now' }, over: { mail: 'off' } } } as const;

export function mailBy(office: PostOffice): ReturnType<typeof smtpMail> {
  return smtpMail(BASE, FROM, office.url);
}

export function addressOf(seat: number): string {
  return `player-${seat}@example.com`;
}

/** A table that has started, whose players all have an address, and are told of turns there at once. */
export async function sitDownWithAddresses(server: Server, somebody: Visitor, what: Agreed): Promise<Table> {
  const table = await sitDown(somebody, what);
  for (const [seat, player] of table.players.entries()) {
    await changeAccount(server, (await player.me()).id, { email: addressOf(seat), guest: false, notices: TURNS_AT_ONCE });
  }
  return table;
}

/** Nobody waits for a game any more: whatever time passes, nothing is due in it. */
export async function putAway({ world }: Server, game: string): Promise<void> {
  const over = assign({ status: 'void', due: undefined, dueAt: undefined });
  await world.db.update(gameKey(game), over, { text: 'attribute_exists(pk)' });
}

export async function stored({ world }: Pick<Server, 'world'>, game: string): Promise<GameRecord> {
  const [record] = await readGames(world.db, [game]);
  if (!record) throw new Error(`there is no game ${game}`);
  return record;
}

/** Tells of a game as it stands, by mail. */
export async function tell(server: Pick<Server, 'world'>, mail: Mail, game: string): Promise<void> {
  await tellOf(server, mail, { kind: 'turn', game, version: 0 });
}

/** What follows from a message is told, by mail. */
export function tellOf({ world }: Pick<Server, 'world'>, mail: Mail, message: NoticeMessage): Promise<void> {
  return tellAll(world, { mail, handOver: async () => {} }, message);
}
