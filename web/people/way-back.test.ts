import { describe, expect, it } from 'vitest';
import { signInFrom, wayBack } from './way-back';

const HERE = 'https://casebook.example';
const back = (to: string) => wayBack(`?${new URLSearchParams({ to })}`, HERE);

describe('the way back after signing in', () => {
  it.each(['/', '/you/', '/game/?id=AAAAAAAAAAAAAAAAAAAAAA', '/new/#x', '/game/?id=a&x=%2F%2Fevil.example'])(
    'leads to %s',
    (to) => {
      expect(back(to)).toBe(to);
    },
  );

  it.each([
    '',
    'you/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example/',
    '/\n//evil.example',
    'javascript:alert(1)',
    '/you/\\..\\..',
    ' /you/',
    '/..//evil.example/',
    '/.//evil.example/',
    '/api/me/export',
    '/sign-in/?to=/sign-in/',
    '/x/../sign-in/',
    'https:/you/',
  ])('leads home where it says %j', (to) => {
    expect(back(to)).toBe('/');
  });

  it('leads home where nothing is said', () => {
    expect(wayBack('', HERE)).toBe('/');
  });

  it('is what the page for signing in was told', () => {
    const here = '/game/?id=AAAAAAAAAAAAAAAAAAAAAA&at=3#log';
    const { pathname, search } = new URL(signInFrom(here), HERE);
    expect(pathname).toBe('/sign-in/');
    expect(wayBack(search, HERE)).toBe(here);
  });
});
