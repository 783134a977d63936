/** Who asks, and what they ask about: one read of session and game. */

import type { Seat } from '@shared/game';
import { type AccountRecord, accountFrom } from '../store/account';
import type { Item } from '../store/dynamo/write';
import { type GameRecord, gameFrom } from '../store/game';
import { gameKey, type Key } from '../store/keys';
import { keyOfSession, type SessionRecord, sessionFrom } from '../store/session';
import { Refusal } from './refusal';
import type { World } from './world';

/** The token of a session that may or may not be one. */
export type Token = string | undefined;

/** A game before the eyes of somebody; `seat`: their place at the table. */
export interface Sight {
  readonly game: GameRecord;
  readonly player: string | undefined;
  readonly seat: Seat | undefined;
}

/** Who is signed in under this token, and what stands at some more keys. */
export async function identify(
  world: World,
  token: Token,
  ...keys: readonly Key[]
): Promise<{ player: string | undefined; items: readonly (Item | undefined)[] }> {
  if (token === undefined) return { player: undefined, items: await world.db.get(...keys) };
  const [session, ...items] = await world.db.get(keyOfSession(token), ...keys);
  return { player: sessionFrom(session, world.now())?.player, items };
}

/** The session of this token, if it is one. */
export async function sessionOf(world: World, token: Token): Promise<SessionRecord | undefined> {
  if (token === undefined) return undefined;
  const [session] = await world.db.get(keyOfSession(token));
  return sessionFrom(session, world.now());
}

/** The session of this token. @throws Refusal `not_signed_in` */
export async function signedInAt(world: World, token: Token): Promise<SessionRecord> {
  const session = await sessionOf(world, token);
  if (session === undefined) throw new Refusal('not_signed_in');
  return session;
}

/** @throws Refusal `not_signed_in` */
export async function signedIn(world: World, token: Token): Promise<string> {
  return (await signedInAt(world, token)).player;
}

/** @throws Refusal `not_signed_in` if there is no such account any more, its player is on the way out, or it is closed. */
export function accountOf(item: Item | undefined): AccountRecord {
  const account = accountFrom(item);
  if (account?.banned !== undefined || !account) throw new Refusal('not_signed_in');
  return account;
}

/** A game as anybody may come to see it. @throws Refusal `not_found` */
export async function see(world: World, token: Token, id: string): Promise<Sight> {
  return sightOf(await identify(world, token, gameKey(id)));
}

/** A game that a signed-in player comes to. @throws Refusal `not_signed_in`, `not_found` */
export async function approach(world: World, token: Token, id: string): Promise<Sight & { readonly player: string }> {
  const found = await identify(world, token, gameKey(id));
  const { player } = found;
  if (player === undefined) throw new Refusal('not_signed_in');
  return { ...sightOf(found), player };
}

function sightOf({ player, items: [item] }: { player: string | undefined; items: readonly (Item | undefined)[] }): Sight {
  if (item === undefined) throw new Refusal('not_found');
  const game = gameFrom(item);
  return { game, player, seat: seatOf(game, player) };
}

export function seatOf({ seats }: GameRecord, player: string | undefined): Seat | undefined {
  const seat = player === undefined ? -1 : seats.findIndex((taken) => taken.player === player);
  return seat < 0 ? undefined : seat;
}

/** The seat of an open table that is kept for a player, who has not come yet. */
export function keptFor({ status, seats }: GameRecord, player: string | undefined): Seat | undefined {
  const seat = player === undefined || status !== 'open' ? -1 : seats.findIndex(({ reserved }) => reserved === player);
  return seat < 0 ? undefined : seat;
}
