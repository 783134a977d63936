import { rewriteAccount } from '../../store/account';
import { askMail, idOfMail } from '../../store/code';
import { mendAddress, readStop, type Stop } from '../../store/stop';
import { allow } from '../limits';
import { CROWD, settle } from '../settle';
import { signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { emailOf } from './email';
import { lasting } from './validity';

/**
 * Lets mail go to the player's address again, and has one sent that shows whether it arrives. Where mail is not stopped
 * nothing is done, sent or counted: so it is safe to ask again.
 * @throws Refusal `not_signed_in`, `not_found` of a guest, who has no address, `too_many`, `busy`
 */
export async function mend(world: World, token: Token): Promise<void> {
  const player = await signedIn(world, token);
  if ((await stoppedOf(world, player)).stop === undefined) return;
  await allow(world, 'mendingsOfPlayer', player);
  const asked = world.now();
  const decide = async () => {
    const { email, stop } = await stoppedOf(world, player);
    if (stop === undefined) return { result: undefined };
    const mail = { kind: 'mended', email, player, asked, ...lasting('mended', asked) } as const;
    return {
      result: undefined,
      writes: [
        rewriteAccount(player, { email, banned: undefined }, { email }),
        mendAddress(email, stop, asked),
        askMail(idOfMail('mended', player), mail),
      ],
    };
  };
  await settle(world.db, decide, CROWD);
}

async function stoppedOf(world: World, player: string): Promise<{ email: string; stop: Stop | undefined }> {
  const email = await emailOf(world, player);
  return { email, stop: await readStop(world.db, email, world.now()) };
}
