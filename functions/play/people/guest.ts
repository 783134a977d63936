import type { Guest } from '@shared/api/session';
import { accountFrom, createAccount } from '../../store/account';
import { accountKey } from '../../store/keys';
import { allow } from '../limits';
import { settle } from '../settle';
import { sessionOf } from '../viewer';
import type { World } from '../world';
import { guestName } from './name';
import { type Browser, freshPass, openSession } from './session';

/**
 * A new guest with a session, or the player whom the browser's session names already.
 * @throws Refusal `too_many`, `busy`
 */
export async function enter(world: World, browser: Browser, name?: string): Promise<{ guest: Guest; token: string }> {
  const { token, client, agent } = browser;
  const present = await playerOf(world, token);
  if (token !== undefined && present) return { guest: present, token };
  await allow(world, 'guestsFromClient', client);
  const [id, pass] = [world.id(), freshPass(world)];
  const guest = await settle(world.db, async () => {
    const written = await playerOf(world, pass.token);
    if (written) return { result: written };
    const created = world.now();
    const account = { name: name ?? guestName(id), guest: true, timeZone: 'UTC', created };
    return {
      result: { id, name: account.name },
      writes: [createAccount(id, account), ...openSession(pass, id, agent, created)],
    };
  });
  return { guest, token: pass.token };
}

async function playerOf(world: World, token: string | undefined): Promise<Guest | undefined> {
  const session = await sessionOf(world, token);
  if (session === undefined) return undefined;
  const [item] = await world.db.get(accountKey(session.player));
  const account = accountFrom(item);
  return account && { id: session.player, name: account.name };
}
