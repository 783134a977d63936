/** The mails that sign in, confirm a change of address, or show that mail to an address goes out again. */

import { codeLetter } from '../mail/code';
import type { Mail } from '../mail/letter';
import { codeSent, issueCode } from '../play/people/codes';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { once } from './once';
import { send } from './send';

/** Longer than any of these mails is good for, in milliseconds. */
const KEPT = 3 * 24 * 60 * 60 * 1000;

/**
 * Makes code and link, where the mail has any, and sends them. Killed in between, it makes new ones: those of the mail that
 * comes last are good.
 * @throws Later, Refusal `busy`, or what sending throws.
 */
export async function code(world: World, mail: Mail, { id, asked }: MessageOf<'code'>): Promise<void> {
  await once(world, { whom: id, what: `code-${asked}`, kept: KEPT }, async () => {
    const issued = await issueCode(world, id, asked);
    if (issued === undefined) return;
    await send(world, mail, await codeLetter(mail, { id, asked }, issued));
  });
  await codeSent(world, id, asked);
}
