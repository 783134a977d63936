import { describe, expect, test } from 'vitest';
import { duel, every } from '../news/support/every';
import { turnNews } from '../news/turn';
import type { CodeMail } from '../play/people/codes';
import { codeLetter } from './code';
import { DAY, NIGHT } from './dress';
import type { Letter } from './letter';
import { stopAddresses } from './page';

const BASE = 'https://casebook.example';
const TOKEN = 'T'.repeat(43);
const MINUTE = 60_000;
const STOP = stopAddresses(BASE, 'p'.repeat(22), 'turn', 's'.repeat(22));
const NORA = { address: 'nora@example.com', name: 'Nora', stop: STOP };

function codeMail(kind: CodeMail['kind'], name?: string): Promise<Letter> {
  const mail = { kind, email: 'nora@example.com', code: '493210', token: TOKEN, until: 10 * MINUTE };
  return codeLetter({ base: BASE }, { id: 'h', asked: 0 }, { ...mail, ...(name === undefined ? {} : { name }) });
}

const CODES: readonly (readonly [string, () => Promise<Letter>])[] = [
  ['sign-in', () => codeMail('sign-in', 'Nora')],
  ['the old address', () => codeMail('address-old', 'Nora')],
  ['the new address', () => codeMail('address-new', 'Nora')],
  ['an address that is taken', () => codeMail('address-taken', 'Nora')],
  ['an address that works again', () => codeMail('mended', 'Nora')],
];

const NEWS = Object.entries(every()).map(([what, news]) => [what, () => news.letter(BASE, NORA, 'x-1')] as const);

describe.each([...CODES, ...NEWS])('the letter of %s', (_, letter) => {
  test('says the same as text and as HTML', async () => {
    const { text, html } = await letter();
    const [shown = ''] = /<body[\s\S]*<\/body>/.exec(html) ?? [];
    const words = (one: string): string[] => one.replaceAll('&#39;', "'").match(/[\p{L}\p{N}]{2,}/gu) ?? [];
    const shownWords = new Set(words(shown));
    const missing = words(text).filter((word) => !shownWords.has(word));
    expect(missing).toEqual([]);
    const told = new Set(words(text));
    const visible = words(shown.replaceAll(/<[^>]+>/g, ' ').replaceAll(/&\w+;/g, ' '));
    expect(visible.filter((word) => !told.has(word))).toEqual([]);
  });

  test('has lines of 76 columns at most, but for addresses and pictures', async () => {
    const prose = (await letter()).text.replace(/\nAs it (stands|stood in the end):[\s\S]*?\n\n(?=\S[^\n]*:\nhttps|-- \n)/, '');
    const long = prose.split('\n').filter((line) => line.length > 76 && !line.trim().startsWith('https://'));
    expect(long).toEqual([]);
  });

  test('fetches nothing and runs nothing', async () => {
    const { html } = await letter();
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|video|svg)\b|\ssrc=|url\(|@import|\son\w+=/i);
  });

  test('can be read by day and by night', async () => {
    const { html } = await letter();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(`background-color:${DAY.card}`);
    expect(html).toContain(`background-color:${NIGHT.card}!important`);
  });

  test('leads nowhere but to this Casebook', async () => {
    const { html, text } = await letter();
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(links.length).toBeGreaterThan(0);
    for (const link of [...links, ...(text.match(/https?:\S+/g) ?? [])]) expect(link).toMatch(/^https:\/\/casebook\.example\//);
  });
});

/** Of what concerns how somebody is told: it is no kind that can be stopped. */
const ASKED = ['a trial', 'a webhook that is gone', 'a webhook that fails'];

describe.each(NEWS.filter(([what]) => !ASKED.includes(what)))('the letter of %s, which nobody asked for,', (_, letter) => {
  test('says why it came, and leads to where all is chosen and where its kind is stopped', async () => {
    const { text, html, stop } = await letter();
    expect(stop).toEqual(STOP);
    expect(text).toMatch(/\n-- \nCasebook\. You get this mail because /);
    expect(text).toContain(`Choose what you are told, and how:\n${BASE}/notices/\nNo more mails of this kind:\n${STOP.page}\n`);
    for (const address of [`${BASE}/notices/`, STOP.page]) expect(html).toContain(`href="${address}"`);
    expect(text + html).not.toContain(STOP.post);
  });
});

test.each([...CODES, ...NEWS.filter(([what]) => ASKED.includes(what))])('nobody stops letters of %s', async (_, letter) => {
  const { stop, text } = await letter();
  expect(stop).toBeUndefined();
  expect(text).not.toContain('No more mails');
});

test('letters of a game are one thread, before it begins and when it is over, and others are none', async () => {
  const threads = await Promise.all(NEWS.map(async ([what, letter]) => [what, (await letter()).thread] as const));
  const without = threads.flatMap(([what, thread]) => (thread === undefined ? [what] : []));
  expect(without).toEqual(['a day', 'a day on which nothing waits', ...ASKED]);
  expect(new Set(threads.map(([, thread]) => thread))).toEqual(new Set(['game-g', 'game-p', undefined]));
});

test('a letter that signs in holds its code and its link, with the token behind the #', async () => {
  const { subject, text, html, to } = await codeMail('sign-in');
  expect([to, subject]).toEqual(['nora@example.com', 'Sign in to Casebook']);
  for (const part of [text, html]) {
    expect(part).toContain('493210');
    expect(part).toContain(`https://casebook.example/sign-in/#token=${TOKEN}`);
    expect(part).toContain('for 10 minutes after it was asked for');
  }
  expect(subject).not.toContain('493210');
});

test('each letter of a change of address says whose it is, and what its link does', async () => {
  const [old, fresh, taken] = await Promise.all([codeMail('address-old'), codeMail('address-new'), codeMail('address-taken')]);
  expect(old.text).toContain(`https://casebook.example/confirm/#token=${TOKEN}`);
  expect(fresh.text).toContain(`https://casebook.example/confirm/#token=${TOKEN}`);
  expect(taken.text).not.toContain(TOKEN);
});

test('whoever may not be a player is not told what somebody calls himself', async () => {
  expect((await codeMail('address-new', 'Win money')).text).not.toContain('Win money');
  expect((await codeMail('sign-in', 'Nora')).text).toContain('Hello Nora,');
});

describe('a name', () => {
  const lettersBy = (name: string): Promise<Letter[]> =>
    Promise.all(Object.values(every(() => name)).map((news) => news.letter(BASE, { ...NORA, name }, 'x-1')));

  test.each(['<img src=x onerror=alert(1)>{n}', '</b><script>alert(1)</script>', '"><a href=//evil.example>'])(
    'is text in every letter, whatever it looks like: %s',
    async (name) => {
      const escaped = name.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      for (const { html } of await lettersBy(name)) {
        expect(html).not.toMatch(/<(img|script)\b|<a href=\/\//);
        expect(html).toContain(escaped);
      }
      const { text, subject } = await turnNews(duel({ names: () => name })).letter(BASE, NORA, 'x-1');
      for (const part of [text, subject]) expect(part).toContain(name);
    },
  );

  test('that is an address of the net is no link', async () => {
    for (const { html } of await lettersBy('https://evil.example/')) expect(html).not.toContain('href="https://evil.example');
  });

  test('begins no line of a subject', async () => {
    for (const { subject } of await lettersBy('Nora\r\nBcc: all@example.com')) expect(subject).not.toMatch(/[\r\n]/);
  });

  test('that is written from right to left moves nothing that stands beside it', async () => {
    const { text, html, subject } = await turnNews(duel({ names: () => 'שלום' })).letter(BASE, NORA, 'x-1');
    for (const part of [text, html.replaceAll(/<[^>]+>/g, ''), subject])
      expect(part).toContain('Mr. Jack Pocket with \u2068שלום\u2069');
  });
});
