import { findGame, type Game, games } from '@shared/games/index';
import { mrJackPocket } from '@shared/games/mr-jack-pocket/index';
import { seeded } from '@shared/random';
import { describe, expect, test } from 'vitest';
import type { CodeMail } from '../play/people/codes';
import { type Begun, begunLetter } from './begun';
import { codeLetter } from './code';
import { DAY, NIGHT } from './dress';
import type { GameSeen } from './game';
import type { Letter } from './letter';
import { turnLetter } from './turn';

const BASE = { base: 'https://casebook.example' };
const TOKEN = 'T'.repeat(43);
const MINUTE = 60_000;

function codeMail(kind: CodeMail['kind'], name?: string): Promise<Letter> {
  const mail = { kind, email: 'nora@example.com', code: '493210', token: TOKEN, until: 10 * MINUTE };
  return codeLetter(BASE, { id: 'h', asked: 0 }, { ...mail, ...(name === undefined ? {} : { name }) });
}

function seen(fields: Partial<GameSeen> = {}): GameSeen {
  const { state, events } = mrJackPocket.start({ roles: 'host-jack' }, 2, seeded(Uint8Array.of(1)));
  return {
    id: 'g',
    game: findGame(games, 'mr-jack-pocket') as Game,
    options: { roles: 'host-jack' },
    state,
    names: (seat) => ['Nora', 'Theo'][seat] ?? '',
    opponents: [0],
    seat: 1,
    history: [{ version: 1, events }],
    ...fields,
  };
}

function turnMail(fields?: Partial<GameSeen>): Promise<Letter> {
  return turnLetter(BASE, 'nora@example.com', 'turn-1', seen(fields));
}

const BEGUN: Begun = { turn: 1, commitment: 'c0'.repeat(32), transcript: '7a'.repeat(32) };

function firstTurnMail(): Promise<Letter> {
  return turnLetter(BASE, 'nora@example.com', 'started-1', seen(), BEGUN);
}

function begunMail(): Promise<Letter> {
  return begunLetter(BASE, 'nora@example.com', 'started-0', seen({ seat: 0, opponents: [1] }), BEGUN);
}

const EVERY: readonly (readonly [string, () => Promise<Letter>])[] = [
  ['sign-in', () => codeMail('sign-in', 'Nora')],
  ['the old address', () => codeMail('address-old', 'Nora')],
  ['the new address', () => codeMail('address-new', 'Nora')],
  ['an address that is taken', () => codeMail('address-taken', 'Nora')],
  ['an address that works again', () => codeMail('mended', 'Nora')],
  ['a turn', () => turnMail()],
  ['the first turn', firstTurnMail],
  ['a game that has begun', begunMail],
];

describe.each(EVERY)('the letter of %s', (_, letter) => {
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
    const [prose = ''] = (await letter()).text.split('As it stands');
    const long = prose.split('\n').filter((line) => line.length > 76 && !line.startsWith('https://'));
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

test('a turn’s letter names the game, the others, what happened and where to go, and shows the board', async () => {
  const { subject, text, html, thread } = await turnMail();
  expect(subject).toBe('Your turn in Mr. Jack Pocket with Nora');
  expect(thread).toBe('game-g');
  for (const part of [text, html]) {
    expect(part).toContain('https://casebook.example/game/?id=g');
    expect(part).toContain('https://casebook.example/you/');
    expect(part).toContain('H Holmes   W Watson   T Toby');
  }
  expect(text).toContain('What has happened:\n* ');
});

test('the board’s lines are the same in both parts', async () => {
  const { text, html } = await turnMail();
  const [, shown = ''] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html) ?? [];
  expect(text).toContain(shown.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
});

test('names are text, whatever they look like', async () => {
  const name = '<img src=x onerror=alert(1)>{n}';
  const { html, text, subject } = await turnMail({ names: () => name });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;{n}');
  for (const part of [text, subject]) expect(part).toContain(name);
});

test('a name that is an address of the net is no link', async () => {
  const { html } = await turnMail({ names: () => 'https://evil.example/' });
  expect(html).not.toContain('href="https://evil.example');
});

test.each([
  ['whose first turn it is', firstTurnMail, 'Your turn in Mr. Jack Pocket with Nora', 'It is your turn.', 'Take your turn'],
  ['whose it is not', begunMail, 'Mr. Jack Pocket with Theo has begun', 'It is Theo’s turn.', 'Look at the game'],
])('a start’s letter to the one %s names all who play, and holds what chance is held to', async (_, letter, subject, ...says) => {
  const { text, html, thread, ...envelope } = await letter();
  expect(envelope.subject).toBe(subject);
  expect(thread).toBe('game-g');
  const { commitment, transcript } = BEGUN;
  for (const part of [text, html]) {
    const words = part.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
    for (const said of [...says, 'Nora', 'Theo', `Promise: ${commitment}`, `Transcript: ${transcript}`]) {
      expect(words).toContain(said);
    }
    expect(part).toContain('https://casebook.example/game/?id=g');
    expect(part).toContain('https://casebook.example/check/?id=g');
  }
  expect(text.includes('our turn')).toBe(subject.startsWith('Your turn'));
});
