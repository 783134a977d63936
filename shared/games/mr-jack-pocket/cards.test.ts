import { expect, test } from 'vitest';
import { HOURGLASSES, hourglasses } from './cards';
import { CHARACTERS } from './types';

test('the nine cards hold eight hourglasses: six ones, one two, two noughts', () => {
  const values = CHARACTERS.map((character) => HOURGLASSES[character]);
  expect(values.reduce((sum, value) => sum + value)).toBe(8);
  expect([0, 1, 2].map((value) => values.filter((one) => one === value).length)).toEqual([2, 6, 1]);
});

test.each([
  ['madame', 2],
  ['goodley', 0],
  ['bert', 1],
  ['gull', 1],
  ['stealthy', 1],
  ['smith', 1],
  ['lestrade', 0],
  ['pizer', 1],
  ['lane', 1],
] as const)('the alibi of %s is worth %i', (character, value) => {
  expect(HOURGLASSES[character]).toBe(value);
});

test('Jack counts the round tokens he took and the cards he drew', () => {
  expect(hourglasses([], [])).toBe(0);
  expect(hourglasses(['jack', 'investigator', 'jack'], ['madame', 'goodley', 'gull'])).toBe(5);
});
