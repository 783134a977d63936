import { expect, test } from 'vitest';
import { isNear } from './near';

function ask(remoteAddress: string, headers: Readonly<Record<string, string>>): boolean {
  return isNear({ socket: { remoteAddress }, headers });
}

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['127.0.0.1', 'localhost'],
])('from %s to %s is near', (from, host) => {
  expect(ask(from, { host })).toBe(true);
});

test.each([
  ['192.168.1.7', 'localhost:3000'],
  ['127.0.0.1', 'casebook.example'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', ''],
])('from %s to %j is not', (from, host) => {
  expect(ask(from, { host })).toBe(false);
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
  'what a proxy on this machine hands on with %s is not',
  (name) => {
    expect(ask('127.0.0.1', { host: '127.0.0.1:3000', [name]: '203.0.113.9' })).toBe(false);
  },
);
