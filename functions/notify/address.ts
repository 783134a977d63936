import type { World } from '../play/world';
import { accountFrom } from '../store/account';
import { accountKey } from '../store/keys';

/** Where a player wants to be told of their games; undefined: nowhere. */
export async function addressOf({ db }: World, player: string): Promise<string | undefined> {
  const [item] = await db.get(accountKey(player));
  const account = accountFrom(item);
  return account?.turnMail === false || account?.banned !== undefined ? undefined : account?.email;
}
