import { expect, test } from 'vitest';
import { nearest } from './nearest';

test.each([
  ['bugdet', 'budget'],
  ['sandboxes', 'sandbox'],
  ['box', 'sandbox'],
  ['budget', 'budget'],
])('nearest to %s is %s', (written, word) => {
  expect(nearest(written, ['alarms', 'budget', 'sandbox'])).toBe(word);
});

test('of words that are as near the first is taken', () => {
  expect(nearest('b', ['a', 'c'])).toBe('a');
});
