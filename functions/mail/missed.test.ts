import { expect, test } from 'vitest';
import { clocked } from '../news/support/every';
import type { Letter } from './letter';
import { missedLetter } from './missed';

const BASE = 'https://casebook.example';
const NORA = { address: 'nora@example.com', name: 'Nora' };

function missedMail(isForGood: boolean, until = 2): Promise<Letter> {
  return missedLetter(BASE, NORA, 'missed-p-1', clocked(isForGood), { from: 2, until });
}

test('who has missed a turn is told so, and what was played for them', async () => {
  const { subject, text } = await missedMail(false);
  expect(subject).toMatch(/^You missed a turn in P\.I\. with /);
  expect(text).toMatch(/What happened:\n\* Time ran out for you, so an automatic turn was played:\n\* \w+ asked about /);
  expect(text).toContain('you are in it still');
});

test('who is out is told so, and of no automatic turn', async () => {
  const { subject, text } = await missedMail(true);
  expect(subject).toMatch(/^You are out of P\.I\. with /);
  expect(text).toMatch(/What happened:\n\* Time ran out for you for good:\n\* /);
  expect(text).not.toContain('automatic');
});

test('what others did before or afterwards is not in it', async () => {
  const { text } = await missedMail(false);
  expect(text).not.toContain('begins');
});
