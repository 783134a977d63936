import { say } from '@shared/words/say';
import { expect, test } from 'vitest';
import { pi } from './index';
import { names, position, watched } from './support/position';

test('under the title stand the edition and the other players', () => {
  expect(say(pi.words, pi.subtitle(position, names), names)).toBe('First edition · Theo, Bram, Yuki, Ines');
});

test('a spectator reads the names of all', () => {
  expect(say(pi.words, pi.subtitle(watched, names), names)).toBe('First edition · Theo, Nora, Bram, Yuki, Ines');
});

test('a new table is of the first edition, and says so', () => {
  expect(say(pi.words, pi.describe(pi.options), String)).toBe('First edition');
});
