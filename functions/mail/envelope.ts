import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './letter';

/** What there is to send, whoever sends it. Programs answer it with no notice of absence. */
export function envelopeOf({ to, subject, text, html, id, thread }: Letter, from: string): SendMailOptions {
  const host = hostOf(from);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    ...(thread === undefined ? {} : { inReplyTo: `<${thread}@${host}>`, references: `<${thread}@${host}>` }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The domain of an address such as `Casebook <casebook@localhost>`; undefined if it is none. */
export function domainOf(from: string): string | undefined {
  return /^[^<>\r\n]*<[^\s@<>]+@([^\s@<>]+)>$|^[^\s@<>]+@([^\s@<>]+)$/.exec(from)?.slice(1).find(Boolean);
}

function hostOf(from: string): string {
  return domainOf(from) ?? 'localhost';
}
