/** What SES tells of a letter: published by a configuration set (`eventType`) or by an identity (`notificationType`). */

import * as z from 'zod/mini';

/** ISO 8601. */
const Time = z.pipe(z.iso.datetime({ offset: true }), z.transform(Date.parse));

/** The letter that it is about. `timestamp`: when it was sent. `destination`: to whom. */
const Mail = z.object({ timestamp: Time, destination: z.array(z.string()) });

const Type = z.object({ eventType: z.optional(z.string()), notificationType: z.optional(z.string()) });

const Bounced = z.object({ mail: Mail, bounce: z.object({ bounceType: z.string() }) });

const Complained = z.object({
  mail: Mail,
  complaint: z.object({ complaintFeedbackType: z.nullish(z.string()) }),
});

/** To whom a letter did not come, or who did not want it. */
export interface Feedback {
  readonly of: 'bounce' | 'complaint';
  /** Addresses of mail. */
  readonly recipients: readonly string[];
  /** When the letter was sent. Epoch milliseconds. */
  readonly sent: number;
}

/** What was told is nothing that can be understood. It may hold addresses: nothing of it is quoted. */
class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor() {
    super('unreadable');
  }
}

/**
 * What it says against an address; undefined: nothing. A bounce counts where it is for good: mailboxes that are full, and
 * programs that answer for somebody who is away, are none. So does a complaint, unless it says that a mail was wanted. Whom it
 * is said of is whom we wrote to: the recipients of a report are written by whoever reports, and may be anybody.
 * @throws Error if it cannot be read.
 */
export function feedbackFrom(event: unknown): Feedback | undefined {
  const { eventType, notificationType } = parse(Type, event);
  switch (eventType ?? notificationType) {
    case 'Bounce': {
      const { bounce, mail } = parse(Bounced, event);
      if (bounce.bounceType !== 'Permanent') return undefined;
      return { of: 'bounce', recipients: mail.destination.map(addressIn), sent: mail.timestamp };
    }
    case 'Complaint': {
      const { complaint, mail } = parse(Complained, event);
      if (complaint.complaintFeedbackType === 'not-spam') return undefined;
      return { of: 'complaint', recipients: mail.destination.map(addressIn), sent: mail.timestamp };
    }
    case undefined:
      throw new Unreadable();
    default:
      return undefined;
  }
}

/** `Nora <nora@mail.example>`, or the address alone. */
function addressIn(recipient: string): string {
  return (/<([^<>]*)>\s*$/.exec(recipient)?.[1] ?? recipient).trim();
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new Unreadable();
  return parsed.data;
}
