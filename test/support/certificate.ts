/** A certificate that vouches for itself, made for a test: https on this machine, for whoever is told to trust it. */

import { createSign, generateKeyPairSync } from 'node:crypto';

export interface Certificate {
  /** Both as PEM. */
  readonly cert: string;
  readonly key: string;
}

/** Tags of DER. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  object: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** Of a certificate: its version and its extensions; of names: one of the network. */
  version: 0xa0,
  extensions: 0xa3,
  name: 0x82,
} as const;

/** What is meant, by its number in the register of objects. */
const ECDSA_WITH_SHA256 = object('2a8648ce3d040302');
const COMMON_NAME = object('550403');
const NAMES = object('551d11');
const IS_AUTHORITY = object('551d13');

/** For these names, until the year 2049. */
export function certificateFor(...names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = der('sequence', ECDSA_WITH_SHA256);
  const owner = der('sequence', der('set', der('sequence', COMMON_NAME, der('text', Buffer.from('Casebook, tests')))));
  const validity = der('sequence', der('time', Buffer.from('200101000000Z')), der('time', Buffer.from('491231235959Z')));
  const extensions = [
    der('sequence', NAMES, der('octets', der('sequence', ...names.map((name) => der('name', Buffer.from(name)))))),
    der('sequence', IS_AUTHORITY, der('octets', der('sequence', der('boolean', Buffer.of(0xff))))),
  ];
  const body = der(
    'sequence',
    der('version', der('integer', Buffer.of(2))),
    der('integer', Buffer.of(1)),
    algorithm,
    owner,
    validity,
    owner,
    publicKey.export({ type: 'spki', format: 'der' }),
    der('extensions', der('sequence', ...extensions)),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = der('sequence', body, algorithm, der('bits', Buffer.of(0), signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

function der(tag: keyof typeof TAG, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(TAG[tag]), lengthOf(content), content]);
}

/** Below 128 it is itself; else how many bytes of it follow, with the highest bit set, and those. */
function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}

function object(hex: string): Buffer {
  return der('object', Buffer.from(hex, 'hex'));
}
