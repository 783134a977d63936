import { sameAddress } from '../../store/address';
import { askMail, idOfMail } from '../../store/code';
import { codeKey } from '../../store/keys';
import { allow } from '../limits';
import { CROWD, settle } from '../settle';
import type { World } from '../world';
import { allowMail } from './allow-mail';
import { lasting } from './validity';

/**
 * Asks for a mail that signs in whoever reads it, once, in place of the last one. It is the same for every address, known
 * or not: the worker that sends the mail finds out.
 * @throws Refusal `too_many`, `busy`
 */
export async function askCode(world: World, client: string, email: string): Promise<void> {
  const address = sameAddress(email);
  await allow(world, 'codesFromClient', client);
  await allowMail(world, client, email);
  const [id, asked] = [idOfMail('sign-in', address), world.now()];
  const decide = async () => {
    const [before] = await world.db.get(codeKey(id));
    if (Number(before?.asked ?? 0) >= asked) return { result: undefined };
    return { result: undefined, writes: [askMail(id, { kind: 'sign-in', email, asked, ...lasting('code', asked) })] };
  };
  await settle(world.db, decide, CROWD);
}
