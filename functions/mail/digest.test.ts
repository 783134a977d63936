import { expect, test } from 'vitest';
import { table } from '../news/support/every';
import { type Digest, digestLetter } from './digest';
import type { Letter } from './letter';

const BASE = 'https://casebook.example';
const NORA = { address: 'nora@example.com', name: 'Nora' };
const BRIEF = { head: 'P.I. is over', text: 'With Theo.', path: '/game/?id=q' };

function digestMail(fields: Partial<Digest>): Promise<Letter> {
  return digestLetter(BASE, NORA, 'digest-1', { waiting: [], news: [], zone: 'Europe/Rome', ...fields });
}

function waiting(...deadlines: readonly (number | undefined)[]): Digest['waiting'] {
  return deadlines.map((deadline, at) => ({
    seen: table({ id: `g${at}` }),
    ...(deadline === undefined ? {} : { deadline }),
  }));
}

test('a day’s letter has each game that waits with whom, until when in the reader’s zone, and the way there', async () => {
  const { subject, text, html } = await digestMail({ waiting: waiting(Date.UTC(2026, 6, 1, 6), undefined) });
  expect(subject).toBe('2 games wait for you');
  expect(text).toContain(
    [
      'These wait for you:',
      '* P.I. with Nora, Theo, Ada and Bram',
      '  Until Wednesday 1 July, 08:00 (Central European Summer Time)',
      `  ${BASE}/game/?id=g0`,
      '* P.I. with Nora, Theo, Ada and Bram',
      '  For as long as you like',
      `  ${BASE}/game/?id=g1`,
    ].join('\n'),
  );
  expect(html).toContain(`href="${BASE}/game/?id=g0"`);
});

test('then what has happened, each with the way there', async () => {
  const { subject, text } = await digestMail({ waiting: waiting(undefined), news: [BRIEF] });
  expect(subject).toBe('A game waits for you');
  expect(text).toContain(`What has happened:\n* P.I. is over\n  With Theo.\n  ${BASE}/game/?id=q\n`);
  expect(text.indexOf('These wait')).toBeLessThan(text.indexOf('What has happened'));
});

test('where nothing waits it says what has happened, and nothing of games that wait', async () => {
  const { subject, text } = await digestMail({ news: [BRIEF] });
  expect(subject).toBe('What has happened at Casebook');
  expect(text).not.toContain('wait');
});

test('however much there is, the letter is one that mail programs show whole', async () => {
  const names = (): string => '漢'.repeat(32);
  const many = Array.from({ length: 300 }, (_, at) => ({ seen: table({ id: 'g'.repeat(22), names }), deadline: at * 1e9 }));
  const { html, text } = await digestMail({ waiting: many, news: Array.from({ length: 300 }, () => BRIEF) });
  expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  expect(text).toContain('260 more games wait for you');
  expect(text).toContain('260 more things happened');
});
