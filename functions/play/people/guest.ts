import { createHash } from 'node:crypto';
import type { Guest } from '@shared/api/session';
import { accountFrom, createAccount } from '../../store/account';
import { accountKey } from '../../store/keys';
import { addSession } from '../../store/session';
import { settle } from '../settle';
import { identify, type Token } from '../viewer';
import type { World } from '../world';

/** How long a browser stays signed in, in seconds: 400 days, the longest that browsers keep a cookie. */
export const SESSION_SECONDS = 400 * 24 * 60 * 60;

/** A new guest with a session, or the one whom the browser's session names already. */
export async function enter(world: World, token: Token, name?: string): Promise<{ guest: Guest; token: string }> {
  const present = token === undefined ? undefined : await guestOf(world, token);
  if (token !== undefined && present) return { guest: present, token };
  const [id, fresh] = [world.id(), world.secret()];
  const guest = await settle(world.db, async () => {
    const written = await guestOf(world, fresh);
    if (written) return { result: written };
    const created = world.now();
    const account = { name: name ?? nameOf(id), guest: true, timeZone: 'UTC', created };
    const session = { player: id, created, expires: Math.floor(created / 1000) + SESSION_SECONDS };
    return { result: { id, name: account.name }, writes: [createAccount(id, account), addSession(fresh, session)] };
  });
  return { guest, token: fresh };
}

async function guestOf(world: World, token: string): Promise<Guest | undefined> {
  const { player } = await identify(world, token);
  if (player === undefined) return undefined;
  const [item] = await world.db.get(accountKey(player));
  const account = accountFrom(item);
  return account && { id: player, name: account.name };
}

/** A name for who gives none: the same for the same id. */
function nameOf(id: string): string {
  return `Guest ${1000 + (createHash('sha256').update(id).digest().readUInt32BE() % 9000)}`;
}
