import { sameAddress } from '../../store/address';
import { allow } from '../limits';
import { networkOf } from '../network';
import type { World } from '../world';

/**
 * Counts a mail to an address: by who asks for it, so that nobody keeps its owner out by asking first, and in all, so that
 * many together do not fill a mailbox.
 * @throws Refusal `too_many`, `busy`
 */
export async function allowMail(world: World, client: string, email: string): Promise<void> {
  const address = sameAddress(email);
  await allow(world, 'codesToAddress', `${address} ${networkOf(client)}`);
  await allow(world, 'codesToAddressInAll', address);
}
