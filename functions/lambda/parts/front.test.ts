import { expect, test } from 'vitest';
import { addressOf, fromCloudFront } from './front';

const front = fromCloudFront(
  ['the secret', 'the last one'],
  async ({ headers }: { headers?: Record<string, string> }) => headers,
);

test.each(['the secret', 'the last one'])('what brings a secret that is good comes through: %s', async (secret) => {
  const headers = { 'casebook-origin': secret };
  expect(await front({ headers })).toEqual(headers);
});

test.each([
  ['nothing', {}],
  ['another secret', { 'casebook-origin': 'a secret' }],
  ['more than the secret', { 'casebook-origin': 'the secret,the secret' }],
  ['both', { 'casebook-origin': 'the secret the last one' }],
  ['an empty one', { 'casebook-origin': '' }],
  ['what nothing is called', { 'casebook-origin': 'undefined' }],
])('what brings %s is refused', async (_, headers) => {
  const refusal = await front({ headers });
  expect(refusal).toMatchObject({ statusCode: 403, headers: { 'content-type': 'application/problem+json' } });
  expect(JSON.parse(String(refusal?.body))).toMatchObject({ status: 403, code: 'forbidden_origin' });
});

test('cookies and headers that are no plain text stay outside', async () => {
  const inside = fromCloudFront(['the secret'], async (event: { headers?: Record<string, string>; cookies?: string[] }) => event);
  const own = { 'casebook-origin': 'the secret', 'if-match': '"1"' };
  const event = { headers: { ...own, 'user-agent': 'odd\u0000' }, cookies: ['session=1', 'theme=\u201cx\u201d', 'a=b\r\nc'] };
  expect(await inside(event)).toEqual({ headers: own, cookies: ['session=1'] });
});

test('where there is no secret nothing comes through', async () => {
  const shut = fromCloudFront([], async () => 'in');
  expect(await shut({ headers: { 'casebook-origin': '' } })).toMatchObject({ statusCode: 403 });
});

test('what brings no headers at all is refused', async () => {
  expect(await front({})).toMatchObject({ statusCode: 403 });
});

test.each([
  ['198.51.100.7:43210', '198.51.100.7'],
  ['2001:db8::1:443', '2001:db8::1'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334:60001', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['', ''],
])('of %j the address is %j', (viewer, address) => {
  expect(addressOf(viewer)).toBe(address);
});

test('a request that names no viewer comes from nowhere', () => {
  expect(addressOf(undefined)).toBe('');
});
