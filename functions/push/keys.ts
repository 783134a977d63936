/** Keys of Web Push: with which the server signs what it sends (VAPID, RFC 8292), and with which a browser has it encrypted (RFC 8291). */

import { createECDH, ECDH } from 'node:crypto';

/** A pair of the server's own, in URL-safe base64. Browsers subscribe with the public half. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';

/** A point that is not compressed: what it begins with, and how long it is. How long a number is, and a browser's secret. */
const POINT = { first: 4, bytes: 65 };
const NUMBER_BYTES = 32;
const SECRET_BYTES = 16;

/** Another pair each time. */
export function makeKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  return { publicKey, privateKey: padded(pair.getPrivateKey()).toString('base64url') };
}

/** As they are kept: one line, the public half first. */
export function printKeys({ publicKey, privateKey }: VapidKeys): string {
  return `${publicKey} ${privateKey}`;
}

/** The pair that was kept; undefined if it is none. */
export function parseKeys(text: string): VapidKeys | undefined {
  const [publicKey = '', privateKey = '', ...more] = text.trim().split(' ');
  const secret = Buffer.from(privateKey, 'base64url');
  if (more.length > 0 || secret.length !== NUMBER_BYTES) return undefined;
  return publicOf(secret) === publicKey ? { publicKey, privateKey } : undefined;
}

/** Whether something can be encrypted with what a browser gave out. */
export function isSound({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  return Buffer.from(auth, 'base64url').length === SECRET_BYTES && isPoint(Buffer.from(p256dh, 'base64url'));
}

function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== POINT.bytes || bytes[0] !== POINT.first) return false;
  try {
    ECDH.convertKey(bytes, CURVE);
    return true;
  } catch {
    return false;
  }
}

/** The public half that belongs to a private one; undefined if there is none. */
function publicOf(secret: Buffer): string | undefined {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(secret);
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

function padded(number: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(NUMBER_BYTES - number.length), number]);
}
