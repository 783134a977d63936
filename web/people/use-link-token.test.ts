import { expect, it } from 'vitest';
import { tokenOf } from './use-link-token';

const TOKEN = 'Ab3-_'.repeat(9).slice(0, 43);

it('reads the token of a link', () => {
  expect(tokenOf(`#token=${TOKEN}`)).toEqual({ token: TOKEN });
});

it.each([`#token=${TOKEN.slice(1)}`, `#token=${TOKEN}x`, '#token=', `#token=${TOKEN}&to=//evil.example`])(
  'knows one that was cut or mended on the way: %s',
  (fragment) => expect(tokenOf(fragment)).toBe('broken'),
);

it.each(['', '#', '#keep', `#${TOKEN}`])('sees no link in %j', (fragment) => expect(tokenOf(fragment)).toBeUndefined());
