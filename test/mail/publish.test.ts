/** What is written is published, whether or not its answer came; nothing else is, and nobody waits for it. */

import { beforeEach, expect, test } from 'vitest';
import { published } from '../../functions/local/publisher';
import type { Job } from '../../functions/local/queue';
import { standIn } from '../../functions/local/stand-in';
import type { Message } from '../../functions/publish/message';
import { mayBeUnsent, messagesAgain } from '../../functions/publish/republish';
import { createAccount, rewriteAccount } from '../../functions/store/account';
import { dueFrom, NOT_DUE } from '../../functions/store/due';
import { dynamo } from '../../functions/store/dynamo/client';
import { type Database, database } from '../../functions/store/dynamo/database';
import { isConditionFailed, isUnanswered } from '../../functions/store/dynamo/errors';
import { assign } from '../../functions/store/dynamo/expression';
import { scan, scanPages } from '../../functions/store/dynamo/scan';
import { addEvent } from '../../functions/store/event';
import { createGame } from '../../functions/store/game';
import { accountKey, codeKey, messageKey } from '../../functions/store/keys';
import { addMessage } from '../../functions/store/message';
import { addTell } from '../../functions/store/tell';
import { startWire, type Wire } from '../support/faults';
import { idOf, recordOf } from '../support/records';
import { startTable, TABLE_NAME, type Table } from '../support/table';

let table: Table;
let wire: Wire;
let db: Database;
let jobs: Job[];
let messages: Message[];

beforeEach(async () => {
  table = await startTable();
  wire = await startWire(table.endpoint);
  const client = dynamo({ ...standIn(wire.address), attempts: 1 });
  // A look that an earlier test left behind comes to nobody.
  const own: Job[] = [];
  [jobs, messages] = [own, []];
  db = published(
    database(client, TABLE_NAME),
    (job) => own.push(job),
    (message) => messages.push(message),
  );
  return async () => {
    client.destroy();
    wire.stop();
    await table.stop();
  };
});

async function work(): Promise<void> {
  for (const job of jobs.splice(0)) await job.run();
}

const EVENT = addEvent('g', { version: 3, at: 1, events: [], drawn: [] });
const GUEST = { name: 'Nora', guest: true, timeZone: 'UTC', created: 1 };
const ACCOUNT = createAccount('p', GUEST);
const MOVED: readonly Message[] = [
  { kind: 'turn', game: 'g', version: 3 },
  { kind: 'habit', game: 'g', version: 3 },
];

test('a move is published, and the writer is answered before anything is done for it', async () => {
  await db.write([EVENT]);
  expect(messages).toEqual([]);
  expect(wire.sent).toEqual(['TransactWriteItems']);
  await work();
  expect(messages).toEqual(MOVED);
});

test('a write whose answer is lost is published', async () => {
  wire.faults.set('TransactWriteItems', ['unanswered']);
  await expect(db.write([EVENT])).rejects.toSatisfy(isUnanswered);
  await work();
  expect(messages).toEqual(MOVED);
});

test('a write that never arrived is not', async () => {
  wire.faults.set('TransactWriteItems', ['lost']);
  await expect(db.write([EVENT])).rejects.toSatisfy(isUnanswered);
  await work();
  expect(messages).toEqual([]);
});

test('a write that was refused is not', async () => {
  await db.write([EVENT]);
  await work();
  messages.length = 0;
  await expect(db.write([EVENT])).rejects.toSatisfy(isConditionFailed);
  await work();
  expect(messages).toEqual([]);
});

test('an account that is to go is published by whatever changes it', async () => {
  await db.write([ACCOUNT]);
  await db.write([rewriteAccount('p', { banned: undefined }, { leaving: 5, ...dueFrom('p', 5) })]);
  await work();
  expect(messages).toContainEqual({ kind: 'farewell', player: 'p' });
  messages.length = 0;
  await db.update(accountKey('p'), assign({ banned: 6 }), { text: 'attribute_exists(pk)' });
  await work();
  expect(messages).toContainEqual({ kind: 'closed', player: 'p' });
});

test('that nothing is left to do for an account is published to nobody', async () => {
  await db.write([ACCOUNT]);
  await work();
  await db.write([rewriteAccount('p', { banned: undefined }, { banned: 5, ...dueFrom('p', 5) })]);
  await work();
  expect(messages).toEqual([{ kind: 'closed', player: 'p' }]);
  await db.write([rewriteAccount('p', { banned: 5 }, NOT_DUE)]);
  await work();
  expect(messages).toHaveLength(1);
});

test('what is said is published, and what somebody is to be told elsewhere than in a game', async () => {
  await db.write([
    ...addMessage('g', { count: 0, changes: 0 }, { n: 1, player: 'p', at: 5, text: 'Hello' }),
    addTell({ kind: 'unhooked', player: 'p', since: 5 }, 5),
  ]);
  await work();
  expect(messages).toEqual([
    { kind: 'said', game: 'g', n: 1 },
    { kind: 'unhooked', player: 'p', since: 5 },
  ]);
});

test('what nothing follows from costs no look', async () => {
  await db.write([createGame(recordOf({ id: idOf(1) }))]);
  await db.remove(codeKey('h'));
  expect(jobs).toEqual([]);
});

const DAY = 24 * 60 * 60 * 1000;
const NOW = 9 * DAY;
const AUTO = { seat: 0, auto: true, events: [], drawn: [] } as const;

test('from the table comes all that may be undone, and of what is done that of the last day', async () => {
  await db.write([
    createGame(recordOf({ id: idOf(3), status: 'finished', version: 5, updated: NOW - DAY })),
    createGame(recordOf({ id: idOf(4), status: 'void', version: 6, updated: NOW - 1 })),
    createGame(recordOf({ id: idOf(5), status: 'cancelled', updated: NOW - 1 })),
    addEvent('g', { ...AUTO, version: 3, at: NOW - DAY - 1 }),
    addEvent('g', { ...AUTO, version: 4, at: NOW - DAY }),
    addEvent('g', { version: 5, at: NOW, events: [], drawn: [] }),
    { put: { ...messageKey('g', 1), player: 'p', at: NOW - DAY - 1, text: 'Long ago' } },
    { put: { ...messageKey('g', 2), player: 'p', at: NOW - 1, text: 'Now' } },
    { put: { ...messageKey('g', 3), player: 'p', at: NOW - 1, removed: true } },
    addTell({ kind: 'rematch', game: 'g', player: 'p' }, NOW - DAY - 1),
    addTell({ kind: 'removed', game: 'g', player: 'p' }, NOW),
    addTell({ kind: 'trial', player: 'p', by: 'push', asked: NOW }, NOW),
  ]);
  await db.write([
    createGame(recordOf({ id: idOf(1), status: 'running', version: 4 })),
    createGame(recordOf({ id: idOf(2), status: 'finished', version: 9 })),
    { put: { ...codeKey('asked'), kind: 'sign-in', asked: 7 } },
    { put: { ...codeKey('sent'), kind: 'sign-in', asked: 7, sent: 8 } },
    { put: { ...codeKey('link'), mail: 'asked' } },
    ACCOUNT,
    createAccount('q', { ...GUEST, leaving: 2 }),
    createAccount('r', { ...GUEST, leaving: 2, ...dueFrom('r', 2) }),
    createAccount('s', { ...GUEST, banned: 2, ...dueFrom('s', 2) }),
    createAccount('t', { ...GUEST, banned: 2 }),
  ]);
  const found: Message[] = [];
  for await (const item of scan(table.client, TABLE_NAME, mayBeUnsent(NOW))) found.push(...messagesAgain(item, 0));
  const sorted = found.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  expect(sorted).toEqual([
    { kind: 'closed', player: 's' },
    { kind: 'code', id: 'asked', asked: 7 },
    { kind: 'farewell', player: 'q' },
    { kind: 'farewell', player: 'r' },
    { kind: 'habit', game: idOf(1), version: 4 },
    { kind: 'missed', game: 'g', version: 4 },
    { kind: 'removed', game: 'g', player: 'p' },
    { kind: 'said', game: 'g', n: 2 },
    { kind: 'started', game: idOf(1) },
    { kind: 'trial', player: 'p', by: 'push', asked: NOW },
    { kind: 'turn', game: idOf(1), version: 4 },
    { kind: 'turn', game: idOf(3), version: 5 },
    { kind: 'turn', game: idOf(4), version: 6 },
  ]);
});

test('whoever goes through the table may go on where another has stopped', async () => {
  await db.write(Array.from({ length: 9 }, (_, at) => createGame(recordOf({ id: idOf(at + 1), status: 'running', version: 4 }))));
  const whole: unknown[] = [];
  for await (const { pk } of scan(table.client, TABLE_NAME, mayBeUnsent(0))) whole.push(pk);
  expect(whole).toHaveLength(9);
  const rest: unknown[] = [];
  for await (const { items } of scanPages(table.client, TABLE_NAME, mayBeUnsent(0), { from: { pk: whole[4], sk: 'GAME' } })) {
    rest.push(...items.map(({ pk }) => pk));
  }
  expect(rest).toEqual(whole.slice(5));
});
