import type { Letter, Mail } from '../mail/letter';
import { Undeliverable } from '../mail/undeliverable';
import type { World } from '../play/world';
import { stopAddress } from '../store/stop';

/**
 * Sends a letter, or finds out that it never will arrive: then mail to its address is stopped, and this letter is done with.
 * @throws what sending throws: it is worth another try.
 */
export async function send(world: World, mail: Mail, letter: Letter): Promise<'sent' | 'refused'> {
  const sent = world.now();
  try {
    await mail.send(letter);
    return 'sent';
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
    await stopAddress(world.db, letter.to, { why: 'bounced', sent }, world.now());
    return 'refused';
  }
}
