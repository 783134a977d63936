import type { World } from '../play/world';
import { type AccountRecord, accountFrom } from '../store/account';
import { accountKey } from '../store/keys';

/** Who is to be told something, if they are there and their account is not closed. */
export async function readerOf(world: World, player: string): Promise<AccountRecord | undefined> {
  const [item] = await world.db.get(accountKey(player));
  const account = accountFrom(item);
  return account?.banned === undefined ? account : undefined;
}
