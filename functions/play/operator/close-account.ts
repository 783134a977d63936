import { accountFrom, anyAccountFrom, rewriteAccount } from '../../store/account';
import { NOT_DUE } from '../../store/due';
import { accountKey } from '../../store/keys';
import { endChanging } from '../people/address';
import { departEverywhere } from '../people/depart';
import { finishMerge } from '../people/merge';
import { endAll } from '../people/session';
import { type Decision, settle } from '../settle';
import type { World } from '../world';

/**
 * What follows when an account is closed: every browser is signed out, with the codes that it has shown, a change of
 * address is dropped, and the player leaves their tables, those of a guest on the way to them too. Done twice it is done
 * once; of an account that is open again, or gone, nothing is left to do.
 * @throws Refusal `busy`
 */
export async function closeAccount(world: World, player: string): Promise<void> {
  const [item] = await world.db.get(accountKey(player));
  const banned = anyAccountFrom(item)?.banned;
  if (banned === undefined) return;
  await endAll(world, player);
  await endChanging(world, player);
  await finishMerge(world, player);
  await departEverywhere(world, player);
  await settle(world.db, () => decideDone(world, player, banned));
}

/** Nothing is due any more, unless the account was opened and closed again meanwhile. */
async function decideDone({ db }: World, player: string, banned: number): Promise<Decision<undefined>> {
  const [item] = await db.get(accountKey(player));
  const account = accountFrom(item);
  const isDone = account?.banned !== banned || account.due === undefined;
  return { result: undefined, ...(isDone ? {} : { writes: [rewriteAccount(player, { banned }, NOT_DUE)] }) };
}
