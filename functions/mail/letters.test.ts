import { findGame, type Game, games } from '@shared/games/index';
import { mrJackPocket } from '@shared/games/mr-jack-pocket/index';
import { seeded } from '@shared/random';
import { describe, expect, test } from 'vitest';
import type { CodeMail } from '../play/people/codes';
import { type Begun, begunLetter } from './begun';
import { codeLetter } from './code';
import { DAY, NIGHT } from './dress';
import { expiringLetter, type Table } from './expiring';
import type { GameSeen } from './game';
import type { Letter } from './letter';
import { nudgeLetter } from './nudge';
import { reminderLetter } from './reminder';
import type { TimeLeft } from './time';
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

const NORA = { to: 'nora@example.com', name: 'Nora' };
const TIME: TimeLeft = { deadline: Date.UTC(2026, 10, 30, 18, 30), zone: 'Asia/Kolkata', outcome: 'auto' };

function reminderMail(time: Partial<TimeLeft> = {}): Promise<Letter> {
  return reminderLetter(BASE, NORA, 'reminder-1', seen({ time: { ...TIME, ...time } }));
}

function nudgeMail(fields?: Partial<GameSeen>): Promise<Letter> {
  return nudgeLetter(BASE, NORA, 'nudge-1', seen({ names: (seat) => ['Theo', 'Nora'][seat] ?? '', ...fields }), 0);
}

function expiringMail(fields: Partial<Table> = {}): Promise<Letter> {
  const game = findGame(games, 'pi') as Game;
  const { deadline: closes, zone } = TIME;
  const table = { id: 'g', game, options: { edition: 'first' }, taken: 2, seats: 5, enough: 2, closes, zone };
  return expiringLetter(BASE, NORA, 'expiring-1', { ...table, ...fields });
}

const EVERY: readonly (readonly [string, () => Promise<Letter>])[] = [
  ['sign-in', () => codeMail('sign-in', 'Nora')],
  ['the old address', () => codeMail('address-old', 'Nora')],
  ['the new address', () => codeMail('address-new', 'Nora')],
  ['an address that is taken', () => codeMail('address-taken', 'Nora')],
  ['an address that works again', () => codeMail('mended', 'Nora')],
  ['a turn', () => turnMail()],
  ['a turn that has a deadline', () => turnMail({ time: TIME })],
  ['the first turn', firstTurnMail],
  ['a game that has begun', begunMail],
  ['a turn whose time is running out', reminderMail],
  ['a nudge', nudgeMail],
  ['a table that is about to close', expiringMail],
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

/** In one line. */
async function saysOf(letter: Promise<Letter>): Promise<string> {
  return (await letter).text.replaceAll(/\s+/g, ' ');
}

describe('a deadline', () => {
  const FIRST_OF_DECEMBER = 'Tuesday 1 December, 00:00 (India Standard Time)';

  test.each([
    ['a turn', () => turnMail({ time: TIME })],
    ['a reminder', reminderMail],
    ['a nudge', () => nudgeMail({ time: TIME })],
  ])('stands in the letter of %s, as the reader’s own clock has it', async (_, letter) => {
    expect(await saysOf(letter())).toContain(`You have until ${FIRST_OF_DECEMBER}.`);
    expect((await letter()).html).toContain(`<strong>${FIRST_OF_DECEMBER}</strong>`);
  });

  test('is told in no letter where there is none', async () => {
    for (const letter of [turnMail(), nudgeMail(), begunMail()]) expect(await saysOf(letter)).not.toMatch(/until|by then/);
  });

  test.each([
    [
      'the evening before',
      'America/New_York',
      Date.UTC(2026, 10, 1, 3, 30),
      'Saturday 31 October, 23:30 (Eastern Daylight Time)',
    ],
    ['half past one', 'America/New_York', Date.UTC(2026, 10, 1, 5, 30), 'Sunday 1 November, 01:30 (Eastern Daylight Time)'],
    ['an hour later', 'America/New_York', Date.UTC(2026, 10, 1, 6, 30), 'Sunday 1 November, 01:30 (Eastern Standard Time)'],
    ['half past two', 'Australia/Lord_Howe', Date.UTC(2026, 3, 4, 14, 45), 'Sunday 5 April, 01:45 (Lord Howe Daylight Time)'],
    [
      'half an hour later',
      'Australia/Lord_Howe',
      Date.UTC(2026, 3, 4, 15, 15),
      'Sunday 5 April, 01:45 (Lord Howe Standard Time)',
    ],
  ])('cannot be mistaken where clocks are put back: %s, %s', async (_, zone, deadline, said) => {
    expect(await saysOf(reminderMail({ zone, deadline }))).toContain(`You have until ${said}.`);
  });

  test.each([
    ['auto', 'an automatic turn is played for you.'],
    ['last', 'with the next turn that you miss you are out of the game.'],
    ['out', 'you forfeit and are out of the game.'],
    ['void', 'the game ends without a result, for nobody has played yet.'],
  ] as const)('says what happens then: %s', async (outcome, said) => {
    const text = await saysOf(reminderMail({ outcome }));
    expect(text).toContain('If you have not moved by then, ');
    expect(text).toContain(said);
  });

  test('is none while the game is paused, for it goes with who goes on', async () => {
    const text = await saysOf(turnMail({ time: { ...TIME, paused: Date.UTC(2026, 11, 24, 12) } }));
    expect(text).toContain('The game is paused until Thursday 24 December, 17:30 (India Standard Time), unless somebody goes on');
    expect(text).not.toMatch(/You have until|by then/);
  });
});

test('a nudge says who nudges, in which game', async () => {
  const { subject } = await nudgeMail();
  expect(subject).toBe('A nudge from Theo: your turn in Mr. Jack Pocket');
  expect(await saysOf(nudgeMail())).toContain('Hello Nora, Theo is looking forward to your turn in Mr. Jack Pocket');
});

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

describe('what the clock did', () => {
  const clock = (version: number, seat: number, auto: boolean, action = true) => ({
    version,
    seat,
    ...(auto ? { auto: true as const } : {}),
    ...(action ? { action: { type: 'waited' } } : {}),
    events: [{ type: 'waited', seat }],
  });
  const told = async (...history: GameSeen['history']): Promise<string> => {
    const { text } = await turnMail({ history, names: (seat) => ['Theo', 'Nora', 'Li'][seat] ?? '', opponents: [0, 2] });
    return /\n([^\n]+:\n\* [\s\S]*?)\n\nTake/.exec(text)?.[1] ?? '';
  };

  test('is told as such, once for all that it did for one', async () => {
    const lines = (await told(clock(2, 1, false), clock(3, 0, true), clock(4, 0, true), clock(5, 2, false))).split('\n');
    expect(lines[0]).toBe('Since your last turn:');
    expect(lines[1]).toBe('* Time ran out for Theo, so an automatic turn was played:');
    expect(lines.filter((line) => line.includes('Time ran out'))).toHaveLength(1);
    expect(lines).toHaveLength(5);
  });

  test('for the reader is news to them', async () => {
    const text = await told(clock(2, 1, false), clock(3, 1, true));
    expect(text).toMatch(/^Since your last turn:\n\* Time ran out for you, so an automatic turn was played:\n\* /);
  });

  test('to one who is out is told as that', async () => {
    const text = await told(clock(2, 1, false), clock(3, 0, true), clock(4, 0, true, false));
    expect(text).toMatch(/Theo, so an automatic turn was played:\n\* .*\n\* Time ran out for Theo for good:\n\* /);
  });

  test('over a long time is told as far as it is of use', async () => {
    const long = Array.from({ length: 60 }, (_, at) => clock(3 + at, at % 2, true));
    const text = await told(clock(2, 1, false), ...long);
    expect(text).toMatch(/^What happened last:\n/);
    expect(text.split('\n').length).toBeLessThan(45);
  });
});
