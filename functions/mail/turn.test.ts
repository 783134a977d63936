import { describe, expect, test } from 'vitest';
import { BEGUN, duel, TIME } from '../news/support/every';
import { begunLetter } from './begun';
import type { GameSeen } from './game';
import type { Letter } from './letter';
import { nudgeLetter } from './nudge';
import { reminderLetter } from './reminder';
import type { TimeLeft } from './time';
import { turnLetter } from './turn';

const BASE = 'https://casebook.example';
const NORA = { address: 'nora@example.com', name: 'Nora' };

function turnMail(fields?: Partial<GameSeen>): Promise<Letter> {
  return turnLetter(BASE, NORA, 'turn-1', duel(fields));
}

function firstTurnMail(): Promise<Letter> {
  return turnLetter(BASE, NORA, 'started-1', duel(), BEGUN);
}

function begunMail(): Promise<Letter> {
  return begunLetter(BASE, NORA, 'started-0', duel({ seat: 0, opponents: [1] }), BEGUN);
}

function reminderMail(time: Partial<TimeLeft> = {}): Promise<Letter> {
  return reminderLetter(BASE, NORA, 'reminder-1', duel({ time: { ...TIME, ...time } }));
}

function nudgeMail(fields?: Partial<GameSeen>): Promise<Letter> {
  return nudgeLetter(BASE, NORA, 'nudge-1', duel({ names: (seat) => ['Theo', 'Nora'][seat] ?? '', ...fields }), 0);
}

/** In one line. */
async function saysOf(letter: Promise<Letter>): Promise<string> {
  return (await letter).text.replaceAll(/\s+/g, ' ');
}

test('a turn’s letter names the game, the others, what happened and where to go, and shows the board', async () => {
  const { subject, text, html, thread } = await turnMail();
  expect(subject).toBe('Your turn in Mr. Jack Pocket with Nora');
  expect(thread).toBe('game-g');
  for (const part of [text, html]) {
    expect(part).toContain('https://casebook.example/game/?id=g');
    expect(part).toContain('https://casebook.example/notices/');
    expect(part).toContain('H Holmes   W Watson   T Toby');
  }
  expect(text).toContain('What has happened:\n* ');
});

test('the board’s lines are the same in both parts', async () => {
  const { text, html } = await turnMail();
  const [, shown = ''] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(html) ?? [];
  expect(text).toContain(shown.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
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
