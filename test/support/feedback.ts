/** What SES tells of letters that did not arrive, or were unwanted. */

import { feedback } from '../../functions/feedback/feedback';
import type { Server } from './server';

interface About {
  /** As SES writes it. */
  readonly to: string;
  /** When the letter was sent; unless given, now. Epoch milliseconds. */
  readonly sent?: number;
}

/** A letter came back: `Permanent`, `Transient` or `Undetermined`. */
export function bounced({ world }: Pick<Server, 'world'>, { to, sent = world.now() }: About, bounceType = 'Permanent') {
  return feedback(world, {
    eventType: 'Bounce',
    bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress: to, action: 'failed' }] },
    mail: { timestamp: new Date(sent).toISOString(), destination: [to] },
  });
}

/** Somebody says that a letter was unwanted, or with `not-spam` that it was not. */
export function complained({ world }: Pick<Server, 'world'>, { to, sent = world.now() }: About, type = 'abuse') {
  return feedback(world, {
    notificationType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress: to }], complaintFeedbackType: type },
    mail: { timestamp: new Date(sent).toISOString(), destination: [to] },
  });
}
