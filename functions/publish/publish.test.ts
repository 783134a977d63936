import { describe, expect, test } from 'vitest';
import { accountKey, codeKey, eventKey, gameKey, seatKey } from '../store/keys';
import { messagesFrom } from './publish';
import { republish } from './republish';

const ACCOUNT = { name: 'Nora', guest: true, timeZone: 'UTC', created: 1 };

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
    ['an account that is leaving', { ...accountKey('p'), ...ACCOUNT, leaving: 9 }, [{ kind: 'farewell', player: 'p' }]],
    ['an account that is closed', { ...accountKey('p'), ...ACCOUNT, banned: 9 }, [{ kind: 'closed', player: 'p' }]],
    ['a seat: nothing', { ...seatKey('p', 'g'), seat: 0 }, []],
  ])('%s', (_, item, messages) => {
    expect(messagesFrom(item)).toEqual(messages);
  });
});

test('from the table, a running game gives the messages of its start and of its newest version', async () => {
  async function* read() {
    yield { ...gameKey('g'), version: 7, status: 'running' };
    yield { ...gameKey('begun'), version: 1, status: 'running' };
    yield { ...codeKey('h'), kind: 'sign-in', asked: 5 };
  }
  const messages = [];
  for await (const message of republish(read)) messages.push(message);
  expect(messages).toEqual([
    { kind: 'started', game: 'g' },
    { kind: 'turn', game: 'g', version: 7 },
    { kind: 'habit', game: 'g', version: 7 },
    { kind: 'started', game: 'begun' },
    { kind: 'habit', game: 'begun', version: 1 },
    { kind: 'code', id: 'h', asked: 5 },
  ]);
});
