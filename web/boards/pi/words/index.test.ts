import { EDITIONS } from '@shared/games/pi/types';
import { words as titleWords } from '@shared/games/pi/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { words, wordsOf } from '.';
import { editions } from './editions';

describe.each(EDITIONS)('of the %s edition', (edition) => {
  const own = { ...words, ...editions[edition] };

  test('the board hides none of the title’s own words', () => {
    expect(Object.keys(own).filter((code) => code in titleWords && code !== 'title')).toEqual([]);
  });

  test('every text is a well-formed message', () => {
    for (const text of Object.values(wordsOf(edition))) expect(() => new IntlMessageFormat(text, 'en'), text).not.toThrow();
  });
});

test('only the first edition speaks of mini-games', () => {
  const speaking = EDITIONS.filter((edition) => Object.values(editions[edition]).some((text) => /mini-game/i.test(text)));
  expect(speaking).toEqual(['first']);
  const shared = Object.entries(words).filter(([code]) => !/^(stakes|options)\.first/.test(code));
  expect(shared.filter(([, text]) => /mini-game/i.test(text))).toEqual([]);
});
