import { say } from '@shared/words/say';
import { expect, test } from 'vitest';
import { pi } from './index';
import { dueling } from './support/duel';
import { names, position, watched } from './support/position';

test('under the title stand the edition and the other players', () => {
  expect(say(pi.words, pi.subtitle(position, names), names)).toBe('First edition · Theo, Bram, Yuki, Ines');
});

test('a spectator reads the names of all', () => {
  expect(say(pi.words, pi.subtitle(watched, names), names)).toBe('First edition · Theo, Nora, Bram, Yuki, Ines');
});

test('once a round of Duel is won, how they stand', () => {
  const won = (...winners: readonly number[]) => ({
    ...dueling,
    rounds: { winners, ties: 0 },
    players: dueling.players.map((player, seat) => ({ ...player, score: winners.filter((each) => each === seat).length })),
  });
  expect(say(pi.words, pi.subtitle(won(), names), names)).toBe('Duel · Theo');
  expect(say(pi.words, pi.subtitle(won(0), names), names)).toBe('Duel 1:0 · Theo leads');
  expect(say(pi.words, pi.subtitle(won(0, 1), names), names)).toBe('Duel 1:1');
  expect(say(pi.words, pi.subtitle(won(0, 1, 1), names), names)).toBe('Duel 2:1 · Nora leads');
});

test('a new table is of the first edition, and says so', () => {
  expect(say(pi.words, pi.describe(pi.options), String)).toBe('First edition');
});

test.each([
  [{ edition: 'second', schedule: 'rising' }, 'Second edition'],
  [{ edition: 'second', schedule: 'level' }, 'Second edition, every round worth the same'],
  [{ edition: 'duel' }, 'Duel'],
] as const)('a table with %o is described', (options, said) => {
  expect(say(pi.words, pi.describe(options), String)).toBe(said);
});
