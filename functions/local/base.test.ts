import { expect, test } from 'vitest';
import { baseSetting, baseWarning } from './base';
import { StartFailure } from './failure';

test.each([
  ['https://casebook.example', 'https://casebook.example'],
  ['https://casebook.example/', 'https://casebook.example'],
  ['http://casebook.example:8080', 'http://casebook.example:8080'],
  ['', undefined],
  [undefined, undefined],
])('%j means %j', (said, meant) => {
  expect(baseSetting(said)).toBe(meant);
});

test.each(['casebook.example', 'ftp://casebook.example', 'https://casebook.example/games', 'https://a:b@casebook.example'])(
  '%s is refused',
  (said) => {
    expect(() => baseSetting(said)).toThrow(StartFailure);
  },
);

test('links that lead nowhere from elsewhere are warned of where mail leaves the machine', () => {
  expect(baseWarning('http://127.0.0.1:3000', true)).toContain('set BASE_ADDRESS');
  expect(baseWarning('http://127.0.0.1:3000', false)).toBeUndefined();
  expect(baseWarning('https://casebook.example', true)).toBeUndefined();
});
