import { expect, test } from 'vitest';
import { table, waitingTable } from '../news/support/every';
import { expiringLetter, type Table } from './expiring';
import type { Letter } from './letter';
import { rematchLetter } from './rematch';
import { removedLetter } from './removed';
import { briefly } from './table';

const BASE = 'https://casebook.example';
const NORA = { address: 'nora@example.com', name: 'Nora' };

function expiringMail(fields?: Partial<Table>): Promise<Letter> {
  return expiringLetter(BASE, NORA, 'expiring-1', waitingTable(fields));
}

/** In one line. */
async function saysOf(letter: Promise<Letter>): Promise<string> {
  return (await letter).text.replaceAll(/\s+/g, ' ');
}

test('a table’s letter says when it closes, and to start with those who are there only where they are enough', async () => {
  const { subject } = await expiringMail();
  expect(subject).toBe('Your table for P.I. is about to close');
  const text = await saysOf(expiringMail());
  expect(text).toContain('of 5 seats 2 are taken');
  expect(text).toContain('by Tuesday 1 December, 00:00 (India Standard Time), the table is closed.');
  expect(text).toContain('* Start with the 2 who are there.');
  expect(await saysOf(expiringMail({ taken: 1 }))).not.toContain('* Start');
  expect(await saysOf(expiringMail({ taken: 1 }))).toContain('1 is taken');
});

test('who would like to play again is named, with all for whom there is a seat', async () => {
  const { subject, text } = await rematchLetter(BASE, NORA, 'rematch-1', table(), 'Bram');
  expect(subject).toBe('Bram would like to play P.I. again');
  expect(text).toContain('Who plays:\n* Nora\n* Theo\n* Li (you)\n* Ada\n* Bram\n');
  expect(text).toContain(`${BASE}/game/?id=p`);
});

test.each([
  ['removed', 'You were removed from a table for P.I.', 'has removed you from it.'],
  ['closed', 'Your table for P.I. was closed', 'Its host closed it.'],
  ['expired', 'Your table for P.I. was closed', 'Not enough players came in time.'],
] as const)('who sits at a table no more is told why: %s', async (how, subject, said) => {
  const letter = removedLetter(BASE, NORA, 'removed-1', table(), how);
  expect((await letter).subject).toBe(subject);
  expect(await saysOf(letter)).toContain(said);
  expect(await saysOf(letter)).toContain('P.I. with Nora, Theo, Ada and Bram');
});

test.each([
  [['Theo'], ['Theo']],
  [
    ['Theo', 'Li', 'Ada', 'Bram'],
    ['Theo', 'Li', 'Ada', 'Bram'],
  ],
  [
    ['Theo', 'L'.repeat(32), 'A'.repeat(32), 'Bram'],
    ['Theo', 'L'.repeat(32), '2 others'],
  ],
  [
    ['漢'.repeat(32), 'Li'],
    [`${'漢'.repeat(21)}…`, '1 other'],
  ],
])('of names as many are told as there is room for: %j', (names, told) => {
  expect(briefly(names)).toEqual(told);
});
