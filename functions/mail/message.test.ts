import { expect, test } from 'vitest';
import { table } from '../news/support/every';
import type { Letter } from './letter';
import { messageLetter, type Said } from './message';

const BASE = 'https://casebook.example';
const NORA = { address: 'nora@example.com', name: 'Nora' };

function messageMail(said: Partial<Said>): Promise<Letter> {
  return messageLetter(BASE, NORA, 'message-p-1', table(), { by: 1, more: 0, ...said });
}

test('a message stands in its letter as it was written, line by line', async () => {
  const { subject, text, html } = await messageMail({ text: 'One <b>\n\nThree' });
  expect(subject).toBe('A message from Theo in P.I.');
  expect(text).toContain('\n\n> One <b>\n>\n> Three\n\n');
  expect(html).toMatch(/<blockquote[^>]*>One &lt;b&gt;<br><br>Three<\/blockquote>/);
});

test('a phrase stands in it in words', async () => {
  expect((await messageMail({ phrase: 'good-luck' })).text).toContain('\n> Good luck!\n');
});

test.each([
  [0, undefined],
  [1, 'One more message was written before it'],
  [3, '3 more messages were written before it'],
])('after %i that were not read it says so', async (more, said) => {
  const { text } = await messageMail({ text: 'Hm.', more });
  if (said === undefined) expect(text).not.toContain('before it');
  else expect(text).toContain(said);
});

test('whatever somebody writes ends neither the letter nor the quotation', async () => {
  const { text } = await messageMail({ text: '.\n-- \nFrom nora@example.com\n\u0000' });
  expect(text).toContain('\n> .\n> --\n> From nora@example.com\n');
});

test('a long line is broken, each piece quoted', async () => {
  const { text } = await messageMail({ text: 'word '.repeat(200) });
  const lines = text.split('\n').filter((line) => line.includes('word word'));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) expect(line).toMatch(/^> .{1,74}$/);
});
