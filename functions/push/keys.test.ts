import { createECDH, ECDH, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isSound, makeKeys, parseKeys, printKeys } from './keys';

describe('keys of the server', () => {
  test('are others each time, and read as they are written', () => {
    const [one, other] = [makeKeys(), makeKeys()];
    expect(one).not.toEqual(other);
    expect(parseKeys(printKeys(one))).toEqual(one);
    expect(parseKeys(`${printKeys(one)}\n`)).toEqual(one);
  });

  test('always have as many bytes, however small the number is', () => {
    const lengths = Array.from({ length: 600 }, makeKeys).map(({ publicKey, privateKey }) =>
      [publicKey, privateKey].map((key) => Buffer.from(key, 'base64url').length),
    );
    expect(new Set(lengths.map(String))).toEqual(new Set(['65,32']));
  });

  test('are not taken if they do not belong together, or are something else', () => {
    const [one, other] = [makeKeys(), makeKeys()];
    const texts = [
      printKeys({ ...one, privateKey: other.privateKey }),
      `${one.privateKey} ${one.publicKey}`,
      `${printKeys(one)} more`,
      one.publicKey,
      `${one.publicKey} ${Buffer.alloc(32).toString('base64url')}`,
      `${one.publicKey} ${Buffer.alloc(32, 255).toString('base64url')}`,
      printKeys(one).slice(0, -9),
      '',
    ];
    expect(texts.map(parseKeys)).toEqual(texts.map(() => undefined));
  });
});

describe('keys of a browser', () => {
  const point = createECDH('prime256v1').generateKeys();
  const auth = randomBytes(16);

  function soundOf(p256dh: Buffer, secret = auth): boolean {
    return isSound({ p256dh: p256dh.toString('base64url'), auth: secret.toString('base64url') });
  }

  test('are a point of the curve and sixteen bytes', () => {
    expect(soundOf(point)).toBe(true);
    expect(isSound({ p256dh: `${point.toString('base64url')}=`, auth: `${auth.toString('base64url')}==` })).toBe(true);
  });

  test.each<[string, Buffer]>([
    ['beside the curve', Buffer.concat([point.subarray(0, 64), Buffer.from([(point[64] ?? 0) ^ 1])])],
    ['that is compressed', Buffer.from(ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'compressed') as Buffer)],
    ['of mixed form', Buffer.from(ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'hybrid') as Buffer)],
    ['at infinity', Buffer.alloc(1)],
    ['of zeros', Buffer.alloc(65)],
    ['of nothing but a form', Buffer.concat([Buffer.from([4]), Buffer.alloc(64)])],
    ['that is longer', Buffer.concat([point, Buffer.alloc(1)])],
    ['of another curve', createECDH('secp256k1').generateKeys()],
  ])('a point %s is none', (_, wrong) => {
    expect(soundOf(wrong)).toBe(false);
  });

  test('a secret of another length is none', () => {
    expect([15, 17, 0].map((length) => soundOf(point, randomBytes(length)))).toEqual([false, false, false]);
  });
});
