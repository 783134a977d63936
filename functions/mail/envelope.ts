import type { SendMailOptions } from 'nodemailer';
import type { Stop } from './addressee';
import type { Letter } from './letter';

/** What there is to send, whoever sends it. Programs answer it with no notice of absence, and stop its kind with one press. */
export function envelopeOf({ to, subject, text, html, id, thread, stop }: Letter, from: string): SendMailOptions {
  const host = hostOf(from);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    ...(thread === undefined ? {} : { inReplyTo: `<${thread}@${host}>`, references: `<${thread}@${host}>` }),
    headers: { 'Auto-Submitted': 'auto-generated', ...(stop === undefined ? {} : stopHeaders(stop)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058: with one POST and nothing else. */
function stopHeaders({ post }: Stop): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${post}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The domain of an address such as `Casebook <casebook@localhost>`; undefined if it is none. */
export function domainOf(from: string): string | undefined {
  return /^[^<>\r\n]*<[^\s@<>]+@([^\s@<>]+)>$|^[^\s@<>]+@([^\s@<>]+)$/.exec(from)?.slice(1).find(Boolean);
}

function hostOf(from: string): string {
  return domainOf(from) ?? 'localhost';
}
