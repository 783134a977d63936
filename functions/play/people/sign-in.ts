import type { SignedIn, SignInRequest } from '@shared/api/session';
import { type AccountRecord, accountFrom, checkWelcome, createAccount, rewriteAccount } from '../../store/account';
import { claimAddress } from '../../store/address';
import { checkDevice, type PushRecord } from '../../store/device';
import type { Write } from '../../store/dynamo/write';
import { accountKey } from '../../store/keys';
import type { SessionRecord } from '../../store/session';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { sessionOf } from '../viewer';
import type { World } from '../world';
import { finishMerge, mergeNow } from './merge';
import { guestName } from './name';
import { beginTry, type Proof, prove } from './proof';
import { type Browser, closeSession, freshPass, openSession, pushAt } from './session';

/** Who came in, what makes them so, and where the browser goes on to take notices for them. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly fresh: boolean;
  readonly writes: readonly Write[];
  readonly push?: PushRecord | undefined;
}

/** Who is in this browser until then, if they are a guest with their account, and where it takes notices for them. */
interface Present {
  readonly session: SessionRecord | undefined;
  readonly guest: Person | undefined;
  readonly push: PushRecord | undefined;
}

/** A player, with their account. */
interface Person {
  readonly id: string;
  readonly account: AccountRecord;
}

/**
 * Signs a browser in, under a new token: its old session ends. A guest in this browser is the account from now on if the
 * address is new, and is merged into the account if there is one. The proof is used up in the same transaction; what
 * is left of a merge that is interrupted is done when the player comes the next time. The browser goes on to take notices if it is the same
 * person; for somebody else it takes none until they say so.
 * @throws Refusal `too_many`, `wrong_code`, `banned`, `busy`
 */
export async function signIn(
  world: World,
  browser: Browser,
  request: SignInRequest,
): Promise<{ signedIn: SignedIn; token: string }> {
  await allow(world, 'triesFromClient', browser.client);
  await beginTry(world, request);
  const [newcomer, pass] = [world.id(), freshPass(world)];
  let entered: Entry | undefined;
  const { id, name, fresh } = await settle(
    world.db,
    async () => {
      if (entered && (await sessionOf(world, pass.token))) return { result: entered };
      const proof = await prove(world, request);
      const session = await sessionOf(world, browser.token);
      const present = { session, guest: await guestOf(world, session), push: await pushAt(world, session) };
      const entry = await enter(world, proof, present, newcomer);
      const opened = openSession(pass, entry.id, browser.agent, world.now(), entry.push);
      const closed = browser.token !== undefined && session ? closeSession(browser.token, session, present.push, entry.push) : [];
      entered = entry;
      return { result: entry, writes: [...proof.use, ...shown(proof, session), ...entry.writes, ...opened, ...closed] };
    },
    CROWD,
  );
  return { signedIn: { id, name, fresh, stayed: await mergeNow(world, id) }, token: pass.token };
}

/** The browser that shows the code is signed in: another one, or this one, whose session is closed. */
function shown({ player, device }: Proof, session: SessionRecord | undefined): Write[] {
  if (player === undefined || device === undefined || session?.device === device) return [];
  return [checkDevice(player, device)];
}

/** By whose the address is, and who is in this browser. */
async function enter(world: World, { email, player }: Proof, present: Present, newcomer: string): Promise<Entry> {
  if (player !== undefined) return returning(world, await personOf(world, player), present);
  if (email === undefined) throw new Refusal('wrong_code');
  const { guest, push } = present;
  if (guest === undefined) {
    const account = { name: guestName(newcomer), guest: false, timeZone: 'UTC', created: world.now(), email };
    return {
      id: newcomer,
      name: account.name,
      fresh: true,
      writes: [createAccount(newcomer, account), claimAddress(email, newcomer)],
    };
  }
  const { id, account } = guest;
  const kept = rewriteAccount(id, { guest: true, banned: undefined }, { guest: false, email, ...taking(world, push) });
  return { id, name: account.name, fresh: true, writes: [kept, claimAddress(email, id)], push };
}

/** A player who was there before; a guest in this browser is on their way to them. Somebody else's notices are none of theirs. */
async function returning(world: World, { id, account }: Person, { session, guest, push }: Present): Promise<Entry> {
  if (account.banned !== undefined) throw new Refusal('banned');
  const entry = { id, name: account.name, fresh: false };
  if (guest === undefined && session?.player !== id) return { ...entry, writes: [checkWelcome(id)] };
  if (guest === undefined || guest.id === id) {
    const welcome = push ? rewriteAccount(id, { banned: undefined }, taking(world, push)) : checkWelcome(id);
    return { ...entry, writes: [welcome], push };
  }
  await finishMerge(world, id);
  await finishMerge(world, guest.id);
  return {
    ...entry,
    writes: [
      rewriteAccount(id, { banned: undefined, merging: undefined }, { merging: guest.id, ...taking(world, push) }),
      rewriteAccount(guest.id, { guest: true, merging: undefined }, { into: id }),
    ],
    push,
  };
}

/** What an account says of it that a browser takes notices. */
function taking(world: World, push: PushRecord | undefined): Pick<AccountRecord, 'push'> {
  return push ? { push: world.now() } : {};
}

/** @throws Refusal `wrong_code` if the player is not there any more. */
async function personOf(world: World, id: string): Promise<Person> {
  const [item] = await world.db.get(accountKey(id));
  const account = accountFrom(item);
  if (!account) throw new Refusal('wrong_code');
  return { id, account };
}

/** The guest whose session it is. @throws Refusal `banned` of a guest whose account is closed. */
async function guestOf(world: World, session: SessionRecord | undefined): Promise<Person | undefined> {
  if (session === undefined) return undefined;
  const [item] = await world.db.get(accountKey(session.player));
  const account = accountFrom(item);
  if (account?.guest !== true) return undefined;
  if (account.banned !== undefined) throw new Refusal('banned');
  return { id: session.player, account };
}
