import { accountKey } from '../../store/keys';
import { Refusal } from '../refusal';
import { accountOf } from '../viewer';
import type { World } from '../world';

/** The address that keeps a player's account. @throws Refusal `not_signed_in` if they are gone, `not_found` of a guest, who has none */
export async function emailOf({ db }: World, player: string): Promise<string> {
  const [item] = await db.get(accountKey(player));
  const { email } = accountOf(item);
  if (email === undefined) throw new Refusal('not_found');
  return email;
}
