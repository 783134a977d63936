import { expect, test } from 'vitest';
import { clocked, RESULT, round } from '../news/support/every';
import type { GameSeen } from './game';
import type { Letter } from './letter';
import { type Ending, overLetter } from './over';

const BASE = 'https://casebook.example';
const NORA = { address: 'nora@example.com', name: 'Nora' };
const FINISHED: Ending = { status: 'finished', result: RESULT, version: 1 };

function overMail(ending: Ending = FINISHED, seen: GameSeen = round()): Promise<Letter> {
  return overLetter(BASE, NORA, 'over-p', seen, ending);
}

test('the end’s letter says who has won and how, and who came where with how much, the reader by name', async () => {
  const { subject, text, html } = await overMail();
  expect(subject).toBe('P.I. with Nora, Theo, Ada and Bram is over');
  expect(text).toContain('Theo and Li share the win: most points after three mini-games.');
  expect(text).toContain('Who came where:\n  1. Theo, 12\n  1. Li (you), 12\n  3. Nora, 4\n  4. Bram, 0\n  5. Ada, −2\n');
  expect(html).toContain('<strong>Theo and Li share the win</strong>: most points after three mini-games.');
});

test('one who has won alone has not shared it, and where there are no points there are none', async () => {
  const result = { how: 'last-one', seats: [2, 2, 1, 2, 2].map((place) => ({ place })) };
  const { text } = await overMail({ ...FINISHED, result });
  expect(text).toContain('Li has won: everybody else has left.');
  expect(text).toContain('Who came where:\n  1. Li (you)\n  2. Nora\n');
});

test('it leads to the game and to its check, and shows how it ended', async () => {
  const { text, html } = await overMail();
  for (const part of [text, html]) {
    expect(part).toContain(`${BASE}/game/?id=p`);
    expect(part).toContain(`${BASE}/check/?id=p`);
    expect(part).toContain('As it stood in the end');
  }
});

test.each([
  ['its players agreed', 'agreed', 'Everybody who played has agreed to end this game, without a result.'],
  ['nobody moved', 'unplayed', 'Nobody has moved in time: this game is over, without a result.'],
  ['the operator ended it', undefined, 'The operator has ended this game, without a result.'],
] as const)('a game has no result because %s', async (_, why, said) => {
  const { text } = await overMail({ status: 'void', version: 1, ...(why === undefined ? {} : { why }) });
  expect(text).toContain(said);
  expect(text).not.toMatch(/won|win\b|Who came where/);
});

test.each([
  ['played for them', false, /Time ran out for you, so an automatic turn was played:\n\* /],
  ['made them leave', true, /Time ran out for you for good:\n\* /],
])('whose end the clock brought about is told that it %s', async (_, isForGood, said) => {
  const { text } = await overMail(FINISHED, clocked(isForGood));
  expect(text).toMatch(said);
});
