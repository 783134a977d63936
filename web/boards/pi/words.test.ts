import { words as titleWords } from '@shared/games/pi/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { words } from './words';

test('the board hides none of the title’s own words', () => {
  expect(Object.keys(words).filter((code) => code in titleWords && code !== 'title')).toEqual([]);
});

test.each(Object.entries(words))('%s is a well-formed message', (_, text) => {
  expect(() => new IntlMessageFormat(text, 'en')).not.toThrow();
});
