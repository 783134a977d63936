/**
 * What signs somebody in or confirms something: by mail, or from another browser. Codes and tokens themselves are stored
 * nowhere. A mail is asked for in one item, which a worker fills when it sends the mail; its link has an item that names it.
 */

import { createHash } from 'node:crypto';
import { unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { assign, type Expression } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { codeKey, type Key } from './keys';

export const MAILS = ['sign-in', 'address-old', 'address-new', 'mended'] as const;

/** `mended`: mail to the address goes out again, and this shows it. It has neither code nor link. */
export type MailKind = (typeof MAILS)[number];

/** A mail that was asked for, the last one of its kind to the same address or player. */
export interface MailRecord {
  readonly kind: MailKind;
  /** Where it goes, as it was typed. */
  readonly email: string;
  /** Whose address it is about, and of a change to which. */
  readonly player?: string;
  readonly to?: string;
  /** When it was asked for: which mail it is. Epoch milliseconds. */
  readonly asked: number;
  /** How long it is good for, code and link. Epoch milliseconds. */
  readonly until: number;
  /** When it was sent. Epoch milliseconds. */
  readonly sent?: number;
  /** The hash of its link's token, and of its code if it has one. */
  readonly token?: string;
  readonly code?: string;
  /** How often its code was tried. */
  readonly tries?: number;
  /** Epoch seconds. */
  readonly expires: number;
}

/** A code that another browser of the player shows. */
export interface PassRecord {
  readonly player: string;
  /** The browser: the code is good no longer than its session. */
  readonly device: string;
  readonly until: number;
  readonly expires: number;
}

/** Tries of one code, the right one among them. */
const TRIES = 5;

/** What finds a mail: by whom it was asked for, or for which address. */
export function idOfMail(kind: MailKind, whom: string): string {
  return hashOf(kind, whom);
}

export function hashOfLink(token: string): string {
  return hashOf('link', token);
}

/** Where the code of another browser stands. */
export function keyOfPass(code: string): Key {
  return codeKey(hashOf('device', code));
}

/** The mail, unless its time is over. `now` in epoch milliseconds. */
export function mailFrom(item: Item | undefined, now: number): MailRecord | undefined {
  const mail = item as MailRecord | undefined;
  return mail && mail.until > now ? mail : undefined;
}

/** The mail that a link's item names. */
export function mailOfLink(item: Item | undefined): string | undefined {
  return item?.mail === undefined ? undefined : String(item.mail);
}

export function passFrom(item: Item | undefined, now: number): PassRecord | undefined {
  const pass = item as PassRecord | undefined;
  return pass && pass.until > now ? pass : undefined;
}

/** Asks for a mail, in place of the last one. */
export function askMail(id: string, mail: MailRecord): Write {
  return { put: { ...codeKey(id), ...mail } };
}

/** The mail that was asked for then gets its link, and its code if it has one, unless it was sent. */
export function fillMail(
  id: string,
  { asked, expires }: Pick<MailRecord, 'asked' | 'expires'>,
  hashes: { readonly token: string; readonly code?: string },
): Write[] {
  return [
    {
      update: codeKey(id),
      change: assign({ code: undefined, ...hashes, tries: 0 }),
      condition: unchanged({ asked, sent: undefined }),
    },
    { put: { ...codeKey(hashes.token), mail: id, expires } },
  ];
}

/** @throws an error that `isConditionFailed` knows if another was asked for meanwhile. */
export async function markSent(db: Database, id: string, asked: number, sent: number): Promise<void> {
  await db.update(codeKey(id), assign({ sent }), unchanged({ asked }));
}

/** Counts a try of a code, before it is looked at. @throws an error that `isConditionFailed` knows if it is used up or none. */
export async function countTry(db: Database, id: string): Promise<void> {
  const count = { text: 'ADD #tries :one', names: { '#tries': 'tries' }, values: { ':one': 1 } };
  await db.updateOnce(codeKey(id), count, hasTries);
}

const hasTries: Expression = {
  text: 'attribute_exists(#code) AND #tries < :most',
  names: { '#code': 'code', '#tries': 'tries' },
  values: { ':most': TRIES },
};

/** A mail is used up, its code and its link together, if it is the one whose link this is still. */
export function spendMail(id: string, token: string): Write[] {
  return [{ remove: codeKey(id), condition: unchanged({ token }) }, { remove: codeKey(token) }];
}

/** Drops a mail, sent or not. */
export function dropMail(id: string): Write {
  return { remove: codeKey(id) };
}

export function addPass(code: string, pass: PassRecord): Write {
  return { put: { ...keyOfPass(code), ...pass } };
}

export function spendPass(code: string, { player }: PassRecord): Write {
  return { remove: keyOfPass(code), condition: unchanged({ player }) };
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('|')).digest('base64url');
}
