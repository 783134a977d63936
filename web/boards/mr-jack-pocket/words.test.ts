import { words as titleWords } from '@shared/games/mr-jack-pocket/words';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { words } from './words';

describe('the words of the board', () => {
  it('can all be read', () => {
    for (const [code, text] of Object.entries(words)) expect(() => new IntlMessageFormat(text, 'en'), code).not.toThrow();
  });

  it('change none of the title’s own', () => {
    const shared = Object.entries(words).filter(([code]) => code in titleWords);
    expect(shared).toEqual([['title', titleWords.title]]);
  });
});
