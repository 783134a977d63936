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

test.each([1, 2])('edition %i is not made anew where edition 2 is there', (number) => {
  expect(withEdition('2:new 1:old', number, 'other')).toBe('2:new 1:old');
});

test.each(['', ' ', 'x', '1:'])('in %j there is no secret', (text) => {
  expect(secretsIn(text)).toEqual([]);
  expect(withEdition(text, 2, 'new')).toBe('2:new');
});
