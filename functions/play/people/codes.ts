/** Making codes and links for mails that were asked for. They are made when the mail is sent, and stored as hashes. */

import { scrypt } from 'node:crypto';
import { accountFrom } from '../../store/account';
import { keyOfAddress, keyOfStop, ownerFrom } from '../../store/address';
import { fillMail, hashOfLink, type MailKind, type MailRecord, mailFrom, markSent } from '../../store/code';
import { isConditionFailed } from '../../store/dynamo/errors';
import { accountKey, codeKey } from '../../store/keys';
import { type Stop, stopFrom } from '../../store/stop';
import { insist } from '../insist';
import { settle } from '../settle';
import type { World } from '../world';

interface Owner {
  readonly player: string;
  readonly name: string;
}

/** What a mail needs that signs in or confirms. */
export interface CodeMail {
  /** `address-taken`: to an address that was to be somebody's new one, and is another account's. */
  readonly kind: MailKind | 'address-taken';
  readonly email: string;
  /** What the player is called; absent of an address that is nobody's. */
  readonly name?: string;
  /** Six digits, to sign in. */
  readonly code?: string;
  /** Of the link; absent of `address-taken` and `mended`. */
  readonly token?: string;
  /** Until when code and link are good. Epoch milliseconds. */
  readonly until: number;
}

/**
 * Code and link for the mail that was asked for then, new ones each time; what was made before is good no more.
 * Undefined: there is nothing to be sent any more.
 * @throws Refusal `busy`
 */
export async function issueCode(world: World, id: string, asked: number): Promise<CodeMail | undefined> {
  const token = Buffer.from(world.secret(), 'hex').toString('base64url');
  return settle<CodeMail | undefined>(world.db, async () => {
    const [item] = await world.db.get(codeKey(id));
    const mail = mailFrom(item, world.now());
    if (mail?.asked !== asked || mail.sent !== undefined) return { result: undefined };
    const { kind, email, until } = mail;
    const { owner, stop } = await recipientOf(world, email);
    if (stop && !isWanted(kind, stop, owner)) return { result: undefined };
    const isOwn = owner?.player === mail.player;
    if (kind === 'mended') return { result: owner && isOwn ? { kind, email, until, name: owner.name } : undefined };
    if (kind === 'address-new' && owner && !isOwn) {
      return { result: { kind: 'address-taken', email, until, name: owner.name } };
    }
    const name = kind === 'sign-in' ? owner?.name : await nameOf(world, mail.player);
    const code = kind === 'sign-in' ? sixDigits(world) : undefined;
    const hashes = { token: hashOfLink(token), ...(code === undefined ? {} : { code: await hashOfCode(code, mail) }) };
    return {
      result: { kind, email, until, token, ...(name === undefined ? {} : { name }), ...(code === undefined ? {} : { code }) },
      writes: fillMail(id, mail, hashes),
    };
  });
}

/** The mail that was asked for then is out. */
export async function codeSent(world: World, id: string, asked: number): Promise<void> {
  try {
    await insist(() => markSent(world.db, id, asked, world.now()));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

/** Slow on purpose: a million codes cannot be tried on what is stored while one of them is good. */
export function hashOfCode(code: string, { email, asked }: Pick<MailRecord, 'email' | 'asked'>): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(code, `${email}|${asked}`, 32, (error, key) => (error ? reject(error) : resolve(key.toString('base64url'))));
  });
}

/** Of 48 random bits: that a million does not divide them does not show. */
function sixDigits(world: World): string {
  return String(Number.parseInt(world.secret().slice(0, 12), 16) % 1_000_000).padStart(6, '0');
}

/**
 * Whether somebody waits for a mail though mail to its address is stopped. Who has an account there gets in and away from
 * there at any time. An address that is to be somebody's new one gets another chance where mail was refused, and is left
 * alone where it was unwanted.
 */
function isWanted(kind: MailKind, { why }: Stop, owner: Owner | undefined): boolean {
  switch (kind) {
    case 'sign-in':
      return owner !== undefined;
    case 'address-old':
      return true;
    case 'address-new':
      return why === 'bounced';
    case 'mended':
      return false;
  }
}

/** Whose the address is, and whether mail to it is stopped. */
async function recipientOf(world: World, email: string): Promise<{ owner: Owner | undefined; stop: Stop | undefined }> {
  const [address, stopped] = await world.db.get(keyOfAddress(email), keyOfStop(email));
  const player = ownerFrom(address);
  const name = await nameOf(world, player);
  const owner = player === undefined || name === undefined ? undefined : { player, name };
  return { owner, stop: stopFrom(stopped, world.now()) };
}

async function nameOf({ db }: Pick<World, 'db'>, player: string | undefined): Promise<string | undefined> {
  if (player === undefined) return undefined;
  const [account] = await db.get(accountKey(player));
  return accountFrom(account)?.name;
}
