import { type AccountRecord, accountFrom, rewriteAccount } from '../../store/account';
import { keyOfAddress, ownerFrom } from '../../store/address';
import { dueFrom, NOT_DUE } from '../../store/due';
import { accountKey } from '../../store/keys';
import { readSuccessor } from '../../store/successor';
import { Refusal } from '../refusal';
import { settle } from '../settle';
import type { World } from '../world';
import { closeAccount } from './close-account';
import { type Ground, noted } from './log';

/** Whose account was closed or opened, and whether it was not before. */
export interface Banned {
  readonly player: string;
  readonly name: string;
  readonly changed: boolean;
}

/**
 * Closes a player's account: their browsers are signed out and they leave their tables. `who`: an id or an address; a guest
 * who has become somebody else is meant as that.
 * Again, it finishes what was begun.
 * @throws Refusal `not_found`, `busy`
 */
export async function ban(world: World, who: string, ground: Ground): Promise<Banned> {
  const done = await decideOn(world, who, ground, 'ban', ({ banned }) => (banned === undefined ? world.now() : banned));
  await closeAccount(world, done.player);
  return done;
}

/** Opens a closed account: its player may sign in again. What they have left stays left. @throws Refusal as `ban` does */
export async function unban(world: World, who: string, ground: Ground): Promise<Banned> {
  return decideOn(world, who, ground, 'unban', () => undefined);
}

async function decideOn(
  world: World,
  who: string,
  ground: Ground,
  act: 'ban' | 'unban',
  decide: (account: AccountRecord) => number | undefined,
): Promise<Banned> {
  const player = await playerOf(world, who);
  return settle<Banned>(world.db, async () => {
    const [item] = await world.db.get(accountKey(player));
    const account = accountFrom(item);
    if (account === undefined) throw new Refusal('not_found');
    const { name, banned: before } = account;
    const banned = decide(account);
    if (banned === before) return { result: { player, name, changed: false } };
    const due = banned === undefined ? NOT_DUE : dueFrom(player, banned);
    const writes = [rewriteAccount(player, { banned: before }, { banned, ...due }), noted(world, ground, { act, player })];
    return { result: { player, name, changed: true }, writes };
  });
}

async function playerOf(world: World, who: string): Promise<string> {
  if (!who.includes('@')) return lastOf(world, who);
  const [item] = await world.db.get(keyOfAddress(who));
  const owner = ownerFrom(item);
  if (owner === undefined) throw new Refusal('not_found');
  return owner;
}

/** Guests become players, and may have been other guests before. */
async function lastOf(world: World, player: string): Promise<string> {
  const successor = await readSuccessor(world.db, player);
  return successor === undefined ? player : lastOf(world, successor);
}
