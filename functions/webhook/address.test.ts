import { expect, test } from 'vitest';
import { webhookAddress } from './address';

const DISCORD = 'https://discord.com/api/webhooks/1234/a-Secret_of.68-characters';

test.each([
  ['as it is', DISCORD, DISCORD],
  ['with a query', `${DISCORD}?wait=false&thread_id=7`, `${DISCORD}?wait=false&thread_id=7`],
  ['without its fragment, which nobody is sent', `${DISCORD}#there`, DISCORD],
  ['without an empty fragment', `${DISCORD}#`, DISCORD],
  ['with the port that https has anyway', 'https://hooks.example.com:443/a', 'https://hooks.example.com/a'],
  ['in capital letters', 'HTTPS://HOOKS.Example.COM/A', 'https://hooks.example.com/A'],
  ['in letters of another alphabet', 'https://bücher.example/a', 'https://xn--bcher-kva.example/a'],
  ['with dots of another alphabet', 'https://hooks。example。com/a', 'https://hooks.example.com/a'],
  ['with a tab and a line end inside', 'https://hooks.exa\tmple\n.com/a', 'https://hooks.example.com/a'],
  ['with nothing behind the name', 'https://hooks.example.com', 'https://hooks.example.com/'],
])('an address is taken %s', (_, text, href) => {
  expect(webhookAddress(text)?.href).toBe(href);
});

test.each([
  ['without encryption', 'http://hooks.example.com/a'],
  ['of another kind', 'ftp://hooks.example.com/a'],
  ['of a file', 'file:///etc/passwd'],
  ['of a script', 'javascript:alert(1)'],
  ['of nothing', ''],
  ['without a scheme', 'hooks.example.com/a'],
  ['at another port', 'https://hooks.example.com:8443/a'],
  ['at the port of HTTP', 'https://hooks.example.com:80/a'],
  ['with a name of somebody', 'https://nora@hooks.example.com/a'],
  ['with a password', 'https://:secret@hooks.example.com/a'],
  ['with somebody who looks like the name', 'https://discord.com%2f@hooks.example.com/a'],
  ['of this machine', 'https://localhost/a'],
  ['of this machine, with a dot at its end', 'https://localhost./a'],
  ['with a dot at the end of its name', 'https://hooks.example.com./a'],
  ['with an empty part of a name', 'https://hooks..example.com/a'],
  ['with a single word for a name', 'https://intranet/a'],
  ['by four numbers', 'https://8.8.8.8/a'],
  ['by four numbers of other alphabets', 'https://８.８.８.８/a'],
  ['by one number', 'https://2130706433/a'],
  ['by hexadecimal', 'https://0x7f000001/a'],
  ['by hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/a'],
  ['by octal parts', 'https://0177.0.0.01/a'],
  ['by two numbers', 'https://127.1/a'],
  ['by four numbers and a dot', 'https://127.0.0.1./a'],
  ['by percent signs', 'https://%31%32%37.0.0.1/a'],
  ['by percent signs for a name', 'https://%6c%6f%63%61%6c%68%6f%73%74/a'],
  ['by IPv6', 'https://[2606:4700::1111]/a'],
  ['by IPv6 of this machine', 'https://[::1]/a'],
  ['by IPv4 within IPv6', 'https://[::ffff:127.0.0.1]/a'],
  ['with a number at the end of its name', 'https://example.123/a'],
  ['with signs in its name', 'https://a_b!$.example.com/a'],
  ['with a space in its name', 'https://hooks .example.com/a'],
  ['that is long', `https://hooks.example.com/${'a'.repeat(999)}`],
  ['that is long as it is sent', `https://hooks.example.com/${'ü'.repeat(200)}`],
  ['with a long name', `https://${'abcdefghi.'.repeat(25)}example.com/a`],
])('no address is taken %s', (_, text) => {
  expect(webhookAddress(text)).toBeUndefined();
});

test('the longest address has 1024 characters', () => {
  const start = 'https://hooks.example.com/';
  expect(webhookAddress(start.padEnd(1024, 'a'))?.href).toHaveLength(1024);
  expect(webhookAddress(start.padEnd(1025, 'a'))).toBeUndefined();
});
