/** The mails that sign in, or confirm a change of address. */

import { codeLetter } from '../mail/code';
import type { Mail } from '../mail/letter';
import { codeSent, issueCode } from '../play/people/codes';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { once } from './once';

/** Longer than any of these mails is good for, in milliseconds. */
const KEPT = 3 * 24 * 60 * 60 * 1000;

/**
 * Makes code and link, and sends them. Killed in between, it makes new ones: those of the mail that comes last are good.
 * @throws Later, Refusal `busy`, or what sending throws.
 */
export async function code(world: World, mail: Mail, { id, asked }: MessageOf<'code'>): Promise<void> {
  await once(world, { whom: id, what: `code-${asked}`, kept: KEPT }, async () => {
    const issued = await issueCode(world, id, asked);
    if (issued === undefined) return;
    await mail.send(await codeLetter(mail, { id, asked }, issued));
  });
  await codeSent(world, id, asked);
}
