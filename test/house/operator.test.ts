/** The operator's command, beside a Casebook that runs and without one. */

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { MessagesAnswer } from '@shared/api/talk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../../functions/local/database';
import { type Casebook, startCasebook } from '../support/casebook';
import { sitDown, type Table } from '../support/table-play';
import { Visitor } from '../support/visitor';

const OPERATOR = path.join(import.meta.dirname, '../../functions/local/operator.mjs');

let data: string;
let casebook: Casebook;
let table: Table;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  casebook = await startCasebook(data);
  table = await sitDown(await Visitor.at(casebook.address), {
    title: 'mr-jack-pocket',
    options: { roles: 'host-jack' },
    seats: 2,
  });
  [ann, bob] = table.players as [Visitor, Visitor];
});

afterAll(async () => {
  await casebook.kill();
  await rm(data, { recursive: true });
});

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command as `npm run operator` does. */
function operate(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, [OPERATOR, ...words], { env }, (failure, out, error) => {
      resolve({ code: failure === null ? 0 : Number(failure.code), out: out.trim(), error: error.trim() });
    });
  });
}

/** What it prints on the data folder. @throws Error if it fails. */
async function done(...words: readonly string[]): Promise<string> {
  const { code, out, error } = await operate([...words, '--data', data]);
  if (code !== 0) throw new Error(error);
  return out;
}

async function refused(...words: readonly string[]): Promise<string> {
  const { code, out, error } = await operate([...words, '--data', data]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return error;
}

test('a report is read, its message taken away, its writer banned and it is closed, while Casebook runs', async () => {
  const { id } = table;
  const { id: by } = await ann.me();
  const { id: player } = await bob.me();
  const headers = { 'Idempotency-Key': 'one-key-of-mine' };
  await bob.expect(201, `/api/games/${id}/messages`, { method: 'POST', json: { text: 'You oaf.\nYes, you.' }, headers });
  const json = { seat: 1, reason: 'insult', message: 1, text: 'He called me an oaf.' };
  await ann.expect(204, `/api/games/${id}/reports`, { method: 'POST', json });

  const [head = '', ...rest] = (await done('reports')).split('\n');
  expect(head).toMatch(/^\S{22} {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ {2}insult$/);
  expect(rest).toEqual([
    `  about Player 1 (${player}), by ${by}, at ${id}`,
    '  | He called me an oaf.',
    '  message 1:',
    '  | You oaf.',
    '  | Yes, you.',
  ]);
  const report = head.slice(0, 22);

  expect(await done('remove', id, '1', '--why', 'an insult')).toBe(`Message 1 at ${id} says nothing any more.`);
  expect(await ann.expect<MessagesAnswer>(200, `/api/games/${id}/messages`)).toMatchObject({
    messages: [{ n: 1, removed: true }],
  });

  expect(await done('ban', player, '--why', 'insults', '--by', 'olga')).toBe(
    `The account of Player 1 (${player}) is closed: signed out everywhere, and gone from open tables and running games.`,
  );
  expect((await bob.ask('/api/me')).status).toBe(401);
  expect(await ann.game(id)).toMatchObject({ status: 'finished', seats: [{}, { left: true }] });

  expect(await done('report', report, 'close', '--why', 'banned')).toBe(`Report ${report} is closed.`);
  expect(await done('reports')).toBe('There are no reports.');
  expect(await done('reports', '--all')).toContain(': banned');
});

test('a game is voided while Casebook runs, and its players see it', async () => {
  const { id, players } = await sitDown(ann, { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2 });
  expect(await done('void', id, '--why', 'a fault of ours')).toBe(`Game ${id} has ended without a result.`);
  expect(await (players[0] as Visitor).game(id)).toMatchObject({ status: 'void' });
  expect(await done('void', id, '--why', 'again')).toBe(`Game ${id} had ended without a result already.`);
});

test('when Casebook is stopped it does the same, and every act is in the log', async () => {
  const { id: player } = await ann.me();
  const banned = (await ann.game(table.id)).seats[1]?.player;
  await casebook.stop();
  expect(await done('ban', player, '--why', 'a\nforged line')).toContain('is closed');
  expect(await done('unban', player, '--why', 'a mistake')).toContain('is open again');
  const user = userInfo().username;
  const lines = (await done('log')).split('\n').map((line) => line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ {2}/, ''));
  expect(lines).toEqual([
    `${user}  remove ${table.id} 1: an insult`,
    `olga  ban ${banned}: insults`,
    expect.stringMatching(new RegExp(`^${user} {2}close \\S{22}: banned$`)),
    expect.stringMatching(new RegExp(`^${user} {2}void \\S{22}: a fault of ours$`)),
    `${user}  ban ${player}: a forged line`,
    `${user}  unban ${player}: a mistake`,
  ]);
  casebook = await startCasebook(data);
  expect((await done('log')).split('\n')).toHaveLength(6);
});

test('what is not there is said in one line', async () => {
  const nobody = 'A'.repeat(22);
  expect(await refused('ban', nobody, '--why', 'x')).toBe(`There is no player ${nobody}.`);
  expect(await refused('unban', 'nobody@example.org', '--why', 'x')).toBe('There is no player nobody@example.org.');
  expect(await refused('void', nobody, '--why', 'x')).toBe(`There is no game ${nobody}.`);
  expect(await refused('void', table.id, '--why', 'x')).toBe('This game is not running.');
  expect(await refused('remove', table.id, '9', '--why', 'x')).toBe(`There is no message 9 at ${table.id}.`);
  expect(await refused('report', nobody, 'close', '--why', 'x')).toBe(`There is no report ${nobody}.`);
});

test('a folder without games is refused, and stays as it is', async () => {
  const nowhere = path.join(data, 'nowhere');
  expect(await operate(['log', '--data', nowhere])).toMatchObject({
    code: 1,
    error: `There are no games in ${nowhere}: name the folder that npm start uses with --data.`,
  });
});

test('DYNAMODB_ENDPOINT and TABLE_NAME say where the table is, and what is wrong with that', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  const database = await startDatabase(folder);
  const elsewhere = { DYNAMODB_ENDPOINT: database.endpoint, TABLE_NAME: 'another' };
  expect(await operate(['log'], elsewhere)).toMatchObject({
    code: 1,
    error: 'The table another cannot be used (ResourceNotFoundException).',
  });
  await database.stop();
  await rm(folder, { recursive: true });
  expect(await operate(['log'], { DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' })).toMatchObject({
    code: 1,
    error: 'The database does not answer: nothing is certain. It is safe to do the same again.',
  });
  expect(await operate(['log'], { TABLE_NAME: 'casebook', AWS_REGION: '', AWS_DEFAULT_REGION: '' })).toMatchObject({
    code: 1,
    error: 'TABLE_NAME names a table on AWS: set AWS_REGION to say where casebook is.',
  });
});

test('help is given', async () => {
  for (const words of [['help'], ['--help'], ['ban', '--help']]) {
    expect(await operate(words)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: npm run operator -- COMMAND/) });
  }
});

test.each([
  [[]],
  [['bann', 'x', '--why', 'y']],
  [['ban', '--why', 'y']],
  [['ban', 'x', 'y', '--why', 'z']],
  [['report', 'x', '--why', 'y']],
  [['remove', 'x', 'y', '--why', 'z']],
  [['log', '--all']],
  [['log', '--verbose']],
  [['log', '--data']],
])('%j is answered with the usage', async (words) => {
  expect(await operate(words)).toMatchObject({ code: 1, error: expect.stringMatching(/^Usage: /) });
});

test('nothing is changed without a reason', async () => {
  for (const words of [
    ['ban', 'x'],
    ['void', 'x', '--why', ' '],
    ['remove', 'x', '1'],
  ]) {
    expect(await operate(words)).toMatchObject({ code: 1, error: 'Say why, for the log: --why TEXT.' });
  }
});
