import { expect, test } from 'vitest';
import { firstEdition, secretsIn, withEdition } from './editions';

test('a new edition goes before the last one, and both are good', () => {
  const first = firstEdition(1, 'old');
  expect(secretsIn(first)).toEqual(['old']);
  const second = withEdition(first, 2, 'new');
  expect(second).toBe('2:new 1:old');
  expect(secretsIn(second)).toEqual(['new', 'old']);
});

test('with the third the first is good no more', () => {
  expect(withEdition('2:new 1:old', 3, 'newest')).toBe('3:newest 2:new');
});

test('an edition that is there is not made anew', () => {
  expect(withEdition('2:new 1:old', 2, 'other')).toBe('2:new 1:old');
});

test('an edition that was in use before one that is there is refused: it would renew nothing', () => {
  expect(() => withEdition('3:new 2:old', 2, 'other')).toThrow('Edition 3 of the secret is in use');
});

test.each(['', ' ', 'x', '1:'])('in %j there is no secret', (text) => {
  expect(secretsIn(text)).toEqual([]);
  expect(withEdition(text, 2, 'new')).toBe('2:new');
});
