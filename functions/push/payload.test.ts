import { expect, test } from 'vitest';
import { printPayload } from './payload';

const payload = { title: 'Your turn', body: 'With Irene.', path: '/game/?id=x', tag: 'x', waiting: 2 };

test('what fits is said in full', () => {
  expect(JSON.parse(printPayload(payload))).toEqual(payload);
});

test.each([
  ['letters', 'a'],
  ['letters of three bytes', '語'],
  ['signs of several parts', '👩‍👩‍👧‍👦'],
  ['signs that JSON writes with six', '\u0001'],
  ['halves of a pair', '\ud83d'],
  ['quotes', '"'],
])('whatever it is called, it stays below 3 KB: %s', (_, sign) => {
  const long = sign.repeat(5000);
  const text = printPayload({ ...payload, title: long, body: long });
  expect(Buffer.byteLength(text) + 103).toBeLessThan(3 * 1024);
  const { title, body, ...rest } = JSON.parse(text) as typeof payload;
  expect(rest).toEqual({ path: payload.path, tag: payload.tag, waiting: payload.waiting });
  for (const cut of [title, body]) {
    expect(cut.endsWith('…')).toBe(true);
    expect(cut.slice(0, -1).replaceAll(sign, '')).toBe('');
    expect(cut.length).toBeGreaterThan(20);
  }
  expect(Buffer.byteLength(text)).toBeGreaterThan(2_800);
});
