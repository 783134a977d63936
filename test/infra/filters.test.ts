/** What of all writes wakes the function that publishes: as much as something follows from, and nothing else. */

import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { messagesFrom } from '../../functions/publish/publish';
import { dueFrom } from '../../functions/store/due';
import type { Item } from '../../functions/store/dynamo/attributes';
import {
  accountKey,
  channelKey,
  codeKey,
  digestKey,
  eventKey,
  gameKey,
  keptNewsKey,
  messageKey,
  noteKey,
  noticeKey,
  seatKey,
  sessionKey,
} from '../../functions/store/keys';
import { addTell, type Tell } from '../../functions/store/tell';
import { matches } from '../support/pattern';
import { meaningOf, resourcesOf, templateOf } from './template';

const template = templateOf();
const stream = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').get('Publish/Stream');
const patterns = Object.values(stream?.FilterCriteria?.Filters ?? {}).map(
  ({ Pattern }) => JSON.parse(String(Pattern)) as { readonly eventName: object },
);

const ACCOUNT = { ...accountKey('p'), name: 'Nora', guest: true, timeZone: 'UTC', created: 1 };
const DUE = dueFrom('p', 9);
const NUDGE = { pk: 'GAME#g', sk: 'NUDGE#000000000000009', seat: 1, turn: 4, expires: 7 };
const MESSAGE = { ...messageKey('g', 3), n: 3, player: 'p', at: 9, text: 'Hello' };
const TELL = itemOf({ kind: 'removed', game: 'g', player: 'p' });
const TRIAL = itemOf({ kind: 'trial', player: 'p', by: 'push', asked: 9 });
const MAIL = { ...codeKey('h'), kind: 'sign-in', email: 'nora@home.example', asked: 5, until: 6, expires: 7 };

describe('a write', () => {
  it.each<[string, 'INSERT' | 'MODIFY', Item]>([
    ['a version of a game', 'INSERT', { ...eventKey('g', 12), version: 12 }],
    ['the document of a game', 'INSERT', { ...gameKey('g'), version: 1, status: 'open' }],
    ['the document of a game', 'MODIFY', { ...gameKey('g'), version: 2, status: 'running' }],
    ['a mail that is asked for', 'INSERT', MAIL],
    ['a mail that is asked for again', 'MODIFY', { ...MAIL, asked: 8 }],
    ['a mail that is sent', 'MODIFY', { ...MAIL, sent: 6, token: 't' }],
    ['the link of a mail', 'INSERT', { ...codeKey('t'), mail: 'h', expires: 7 }],
    ['a code that a browser shows', 'INSERT', { ...codeKey('d'), player: 'p', device: 'd', until: 6, expires: 7 }],
    ['an account', 'INSERT', ACCOUNT],
    ['an account that is renamed', 'MODIFY', { ...ACCOUNT, name: 'Theo' }],
    ['an account that is leaving', 'MODIFY', { ...ACCOUNT, leaving: 9, ...DUE }],
    ['an account that is closed', 'MODIFY', { ...ACCOUNT, banned: 9, ...DUE }],
    ['an account that is both', 'MODIFY', { ...ACCOUNT, banned: 9, leaving: 10, ...DUE }],
    ['an account that is closed, with all that follows done', 'MODIFY', { ...ACCOUNT, banned: 9 }],
    ['an account of which its games are to learn', 'MODIFY', { ...ACCOUNT, timeZone: 'Asia/Kolkata', unspread: 9, ...DUE }],
    ['an account of which its games have learned', 'MODIFY', { ...ACCOUNT, timeZone: 'Asia/Kolkata' }],
    ['a nudge', 'INSERT', NUDGE],
    ['a message', 'INSERT', MESSAGE],
    ['a message that is taken back', 'MODIFY', { ...MESSAGE, removed: true }],
    ['what somebody is to be told', 'INSERT', TELL],
    ['a trial with what became of it', 'MODIFY', { ...TRIAL, outcome: 'sent' }],
    ['what is kept for a digest', 'INSERT', { ...keptNewsKey('p', 'mail', 'w'), expires: 7 }],
    ['a digest that is due', 'INSERT', { ...digestKey('p'), ...DUE }],
    ['a notice', 'INSERT', { ...noticeKey('p', 'turn-g-4-mail'), expires: 7 }],
    ['a channel that owes something', 'INSERT', { ...channelKey('push'), since: 9 }],
    ['a seat', 'INSERT', { ...seatKey('p', 'g'), seat: 0 }],
    ['a note', 'MODIFY', { ...noteKey('g', 'p'), text: 'asked', leaving: 1 }],
    ['a session', 'INSERT', { ...sessionKey('s'), player: 'p', expires: 7 }],
  ])('wakes it if something follows: %s, %s', (_, eventName, item) => {
    expect(passes(eventName, item)).toBe(messagesFrom(item).length > 0);
  });

  it('of a game that is due, or puts off when that is, wakes nobody', () => {
    expect(passes('MODIFY', { ...gameKey('g'), version: 2, status: 'running', ...DUE })).toBe(false);
  });

  it('of the clock wakes it each minute, though nothing follows, so that it can tell that it reads', () => {
    const beat = { pk: 'CLOCK', sk: 'CLOCK', at: 9 };
    expect([passes('INSERT', beat), passes('MODIFY', beat)]).toEqual([true, true]);
    expect(passes('MODIFY', { ...beat, pk: 'GAME#CLOCK' })).toBe(false);
  });

  it('that gives a mail its code, which a worker is about to send, wakes nobody', () => {
    expect(passes('MODIFY', { ...MAIL, token: 't', code: 'c', tries: 0 })).toBe(false);
  });

  it('is looked for by no more patterns than Lambda takes', () => {
    expect(patterns.length).toBeLessThanOrEqual(5);
  });

  it('that takes something away wakes nobody', () => {
    expect(patterns.filter(({ eventName }) => matches({ eventName }, { eventName: 'REMOVE' }))).toEqual([]);
  });
});

it('what fails is tried for twelve hours, however often, apart from the rest, and then leaves its place in the stream', () => {
  expect(meaningOf(template, stream?.EventSourceArn)).toBe('Table/Games.StreamArn');
  expect(stream).toMatchObject({
    StartingPosition: 'TRIM_HORIZON',
    BatchSize: 100,
    ParallelizationFactor: 1,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BisectBatchOnFunctionError: true,
    MaximumRecordAgeInSeconds: 12 * 3_600,
  });
  // Where nothing is said, or -1, only age ends it.
  expect(stream?.MaximumRetryAttempts ?? -1).toBe(-1);
  expect(meaningOf(template, stream?.DestinationConfig?.OnFailure?.Destination)).toBe('Queues/DeadCalls');
});

function itemOf(tell: Tell): Item {
  const write = addTell(tell, 9);
  if (!('put' in write)) throw new Error('it is put there');
  return write.put;
}

function passes(eventName: string, item: Item): boolean {
  const { pk, sk } = item;
  const record = { eventName, dynamodb: { Keys: marshall({ pk, sk }), NewImage: marshall(item) } };
  return patterns.some((pattern) => matches(pattern, record));
}
