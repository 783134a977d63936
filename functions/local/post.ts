/** Where mail goes from this machine: to the server that SMTP_URL names, or into the mailbox. */

import path from 'node:path';
import { domainOf } from '../mail/envelope';
import type { Mail } from '../mail/letter';
import { smtpMail } from '../mail/smtp';
import { StartFailure } from './failure';
import { isLoopback } from './loopback';
import { type Mailbox, openMailbox } from './mailbox/mailbox';

export interface Post {
  readonly mail: Mail;
  /** Undefined where a server takes the mail. */
  readonly mailbox?: Mailbox;
}

/** What the environment says of it. */
export interface PostSettings {
  readonly from: string;
  readonly server: string | undefined;
}

const SENDER = 'Casebook <casebook@localhost>';

/** @throws StartFailure if what is set cannot be meant. */
export function postSettings(
  { SMTP_URL: server, MAIL_FROM: from }: Readonly<Record<string, string | undefined>> = process.env,
): PostSettings {
  if (server && !(URL.canParse(server) && /^smtps?:\/\/[^/]/.test(server))) {
    throw new StartFailure('SMTP_URL is no address of a mail server: it looks like smtps://name:password@mail.example.');
  }
  if (from && domainOf(from) === undefined) {
    throw new StartFailure('MAIL_FROM is no sender: it looks like Casebook <casebook@mail.example>.');
  }
  return { from: from || SENDER, server: server || undefined };
}

/** What is to be said of a sender that servers elsewhere refuse, for nobody could answer it. */
export function senderWarning({ from, server }: PostSettings): string | undefined {
  if (server === undefined || from !== SENDER || isLoopback(new URL(server).hostname)) return undefined;
  return 'Most mail servers refuse mail from casebook@localhost: set MAIL_FROM to a sender that yours knows.';
}

/** `base`: where people find the site. `data`: the folder in which everything is kept. */
export function openPost({ from, server }: PostSettings, base: string, data: string): Post {
  if (server !== undefined) return { mail: smtpMail(base, from, server) };
  const mailbox = openMailbox(base, from, path.join(data, 'mail'), Date.now);
  return { mail: mailbox, mailbox };
}
