import { expect, test } from 'vitest';
import { OPEN_FOR } from '../store/agenda';
import type { Item } from '../store/dynamo/write';
import { digestKey, gameKey, noticeKey } from '../store/keys';
import { dueMessages } from './due';
import { messagesAgain } from './republish';

const DAY = 24 * 60 * 60_000;

/** A running game whose reminder is due at 800 and whose deadline is 1000. */
const RUNNING: Item = {
  ...gameKey('g'),
  version: 4,
  revision: 0,
  status: 'running',
  options: '{}',
  pace: { turn: 900, weekends: true, vacation: true },
  rated: false,
  seats: [{}, {}],
  turn: { seat: 0, number: 3, since: 100, time: 900, remind: 800 },
  deadline: 1000,
};

const OPEN: Item = { ...RUNNING, version: 0, status: 'open', created: 0, turn: undefined, deadline: undefined };

const REMINDER = { kind: 'reminder', game: 'g', turn: 3 };
const RUN_OUT = { kind: 'due', game: 'g', version: 4 };
const EXPIRING = { kind: 'expiring', game: 'g' };
const EXPIRED = { kind: 'due', game: 'g', version: 0 };

test.each([
  ['before all', RUNNING, 799, []],
  ['at the reminder', RUNNING, 800, [REMINDER]],
  ['just before the deadline', RUNNING, 999, [REMINDER]],
  ['at the deadline', RUNNING, 1000, [RUN_OUT]],
  ['long behind it', RUNNING, 900_000, [RUN_OUT]],
  ['at an open table', OPEN, DAY, []],
  ['at one that is about to be closed', OPEN, OPEN_FOR - 1, [EXPIRING]],
  ['at one that is to be closed', OPEN, OPEN_FOR, [EXPIRED]],
])('%s the clock has this published', (_, item, now, messages) => {
  expect(dueMessages(item, now)).toEqual(messages);
});

test('of an account what is undone is published', () => {
  const account = { pk: 'PLAYER#p', sk: 'ACCOUNT', due: 'DUE#0', dueAt: 5, unspread: 4 };
  expect(dueMessages(account, 5)).toEqual([{ kind: 'spread', player: 'p' }]);
});

test('of a notice that was put off its message is published again, and of a digest that it is due', () => {
  const due = { due: 'DUE#0', dueAt: 9 };
  const message = { kind: 'turn', game: 'g', version: 4, to: 'p', channel: 'push' };
  const notice = { ...noticeKey('p', 'turn-g-3-push'), ...due, message: JSON.stringify(message) };
  expect(dueMessages(notice, 9)).toEqual([message]);
  expect(dueMessages({ ...digestKey('p'), ...due, at: 7 }, 9)).toEqual([{ kind: 'digest', player: 'p', at: 7 }]);
});

test.each([
  ['before the reminder, nothing of it', RUNNING, 799, []],
  ['between reminder and deadline, the reminder', RUNNING, 900, [REMINDER]],
  ['behind the deadline, that it is due', RUNNING, 1000, [RUN_OUT]],
  ['after a nudge, the nudge', { ...RUNNING, nudged: 300 }, 400, [{ kind: 'nudge', game: 'g', at: 300 }]],
])('from the whole table comes again, %s', (_, item, now, messages) => {
  const known = ['started', 'turn', 'habit'];
  expect(messagesAgain(item, now).filter(({ kind }) => !known.includes(kind))).toEqual(messages);
});

test('of an open table nothing but what is due comes again', () => {
  expect(messagesAgain(OPEN, DAY)).toEqual([]);
  expect(messagesAgain(OPEN, OPEN_FOR - 1)).toEqual([EXPIRING]);
  expect(messagesAgain(OPEN, OPEN_FOR)).toEqual([EXPIRED]);
});
