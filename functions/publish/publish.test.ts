import { describe, expect, test } from 'vitest';
import { dueFrom } from '../store/due';
import type { Item } from '../store/dynamo/write';
import { accountKey, clockKey, codeKey, eventKey, gameKey, messageKey, nudgeKey, seatKey } from '../store/keys';
import { addTell, type Tell } from '../store/tell';
import { handle } from './handle';
import { type Message, messageFrom } from './message';
import { messagesFrom } from './publish';
import { messagesAgain } from './republish';

const ACCOUNT = { name: 'Nora', guest: true, timeZone: 'UTC', created: 1 };

const DUE = dueFrom('p', 9);

const TRIAL: Tell = { kind: 'trial', player: 'p', by: 'push', asked: 5 };

function told(tell: Tell): Item {
  const write = addTell(tell, 5);
  return 'put' in write ? write.put : {};
}

describe('what follows from a write', () => {
  test.each([
    [
      'a version of a game: a turn, and a habit',
      { ...eventKey('g', 12), version: 12 },
      [
        { kind: 'turn', game: 'g', version: 12 },
        { kind: 'habit', game: 'g', version: 12 },
      ],
    ],
    [
      'a version of a game that the clock has made: that its player is told, too',
      { ...eventKey('g', 12), version: 12, seat: 1, auto: true },
      [
        { kind: 'turn', game: 'g', version: 12 },
        { kind: 'habit', game: 'g', version: 12 },
        { kind: 'missed', game: 'g', version: 12 },
      ],
    ],
    [
      'the first version of a game: its start, and a habit',
      { ...eventKey('g', 1), version: 1 },
      [
        { kind: 'started', game: 'g' },
        { kind: 'habit', game: 'g', version: 1 },
      ],
    ],
    ['a mail that was asked for', { ...codeKey('h'), kind: 'sign-in', asked: 5 }, [{ kind: 'code', id: 'h', asked: 5 }]],
    ['the same once it is sent: nothing', { ...codeKey('h'), kind: 'sign-in', asked: 5, sent: 6 }, []],
    ['the item of a link: nothing', { ...codeKey('h'), mail: 'h2' }, []],
    ['an account: nothing', { ...accountKey('p'), ...ACCOUNT }, []],
    ['an account that is leaving', { ...accountKey('p'), ...ACCOUNT, leaving: 9, ...DUE }, [{ kind: 'farewell', player: 'p' }]],
    ['an account that is closed', { ...accountKey('p'), ...ACCOUNT, banned: 9, ...DUE }, [{ kind: 'closed', player: 'p' }]],
    ['an account whose closing is done: nothing', { ...accountKey('p'), ...ACCOUNT, banned: 9 }, []],
    [
      'an account of which games are to learn',
      { ...accountKey('p'), ...ACCOUNT, unspread: 9, ...DUE },
      [{ kind: 'spread', player: 'p' }],
    ],
    ['a nudge', { ...nudgeKey('g', 1_767_225_600_123), seat: 1, turn: 4 }, [{ kind: 'nudge', game: 'g', at: 1_767_225_600_123 }]],
    ['a message', { ...messageKey('g', 7), player: 'p', at: 5, text: 'Hello' }, [{ kind: 'said', game: 'g', n: 7 }]],
    ['a message that was taken away: nothing', { ...messageKey('g', 7), player: 'p', at: 5, removed: true }, []],
    ['a seat that is kept', told({ kind: 'rematch', game: 'g', player: 'p' }), [{ kind: 'rematch', game: 'g', player: 'p' }]],
    ['a seat that is lost', told({ kind: 'removed', game: 'g', player: 'p' }), [{ kind: 'removed', game: 'g', player: 'p' }]],
    ['a trial', told(TRIAL), [TRIAL]],
    ['a trial that is done: nothing', { ...told(TRIAL), outcome: 'gone', status: 410 }, []],
    ['a webhook that is off', told({ kind: 'unhooked', player: 'p', since: 5 }), [{ kind: 'unhooked', player: 'p', since: 5 }]],
    ['the clock’s sign of life: nothing', { ...clockKey(), at: 9 }, []],
    ['a seat: nothing', { ...seatKey('p', 'g'), seat: 0 }, []],
  ])('%s', (_, item, messages) => {
    expect(messagesFrom(item)).toEqual(messages);
  });
});

test.each<Message>([
  { kind: 'turn', game: 'g', version: 2 },
  { kind: 'started', game: 'g' },
  { kind: 'habit', game: 'g', version: 2 },
  { kind: 'code', id: 'c', asked: 5 },
  { kind: 'farewell', player: 'p' },
  { kind: 'closed', player: 'p' },
  { kind: 'reminder', game: 'g', turn: 3 },
  { kind: 'nudge', game: 'g', at: 5 },
  { kind: 'expiring', game: 'g' },
  { kind: 'due', game: 'g', version: 2 },
  { kind: 'spread', player: 'p' },
  { kind: 'missed', game: 'g', version: 2 },
  { kind: 'said', game: 'g', n: 2 },
  { kind: 'rematch', game: 'g', player: 'p' },
  { kind: 'removed', game: 'g', player: 'p', to: 'p', channel: 'push' },
  { kind: 'digest', player: 'p', at: 5 },
  { kind: 'trial', player: 'p', by: 'mail', asked: 5 },
  { kind: 'unhooked', player: 'p', since: 5 },
])('$kind comes out of a queue as it went in', (message) => {
  expect(messageFrom(JSON.stringify(message))).toEqual(message);
});

test('what is in the queue of another concern is not taken for done', async () => {
  await expect(handle({}, { kind: 'farewell', player: 'p' })).rejects.toThrow('wrong queue');
});

test('from the table, a game that is over gives the message of its end, and a version of the clock’s that of a miss alone', () => {
  const items = [
    { ...gameKey('over'), version: 7, status: 'finished', options: '{}' },
    { ...eventKey('g', 4), version: 4, seat: 0, auto: true },
  ];
  expect(items.flatMap((item) => messagesAgain(item, 0))).toEqual([
    { kind: 'turn', game: 'over', version: 7 },
    { kind: 'missed', game: 'g', version: 4 },
  ]);
});

test('from the table, a running game gives the messages of its start and of its newest version', () => {
  const items = [
    { ...gameKey('g'), version: 7, status: 'running', options: '{}' },
    { ...gameKey('begun'), version: 1, status: 'running', options: '{}' },
    { ...codeKey('h'), kind: 'sign-in', asked: 5 },
  ];
  expect(items.flatMap((item) => messagesAgain(item, 0))).toEqual([
    { kind: 'started', game: 'g' },
    { kind: 'turn', game: 'g', version: 7 },
    { kind: 'habit', game: 'g', version: 7 },
    { kind: 'started', game: 'begun' },
    { kind: 'habit', game: 'begun', version: 1 },
    { kind: 'code', id: 'h', asked: 5 },
  ]);
});
