/** The command that takes a table from one place to another, and what a copied data folder is worth. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Note } from '@shared/api/note';
import type { MessagesAnswer } from '@shared/api/talk';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../functions/aws/call';
import { STEPS } from '../../functions/local/copy/steps';
import { kindOf } from '../../functions/local/copy/tally';
import { type Database, findDatabase, startDatabase } from '../../functions/local/database';
import { standIn } from '../../functions/local/stand-in';
import { systemWorld } from '../../functions/play/world';
import { handle } from '../../functions/publish/handle';
import { messagesFrom } from '../../functions/publish/publish';
import { beat } from '../../functions/store/beat';
import { dynamo } from '../../functions/store/dynamo/client';
import { isThere } from '../../functions/store/dynamo/conditions';
import { database } from '../../functions/store/dynamo/database';
import { assign } from '../../functions/store/dynamo/expression';
import { put } from '../../functions/store/dynamo/put';
import { scan } from '../../functions/store/dynamo/scan';
import { createTable } from '../../functions/store/dynamo/table';
import type { Item } from '../../functions/store/dynamo/write';
import { accountKey, gameKey } from '../../functions/store/keys';
import { choreHandlers } from '../../functions/work/chores';
import { mailHandlers } from '../../functions/work/mail';
import { type Casebook, startCasebook } from '../support/casebook';
import { startWire, type Wire } from '../support/faults';
import { openPostOffice, type PostOffice } from '../support/post-office';
import { TABLE_NAME } from '../support/table';
import { playOn, type Table } from '../support/table-play';
import { addressOf, FROM, mailBy } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const COPY = path.join(import.meta.dirname, '../../functions/local/copy.mjs');

let folders: string[];
let office: PostOffice;
/** The folder of a Casebook that has stopped, and the game that goes on there. */
let source: string;
let table: Table;
let running: Casebook | undefined;

beforeAll(async () => {
  folders = [];
  office = await openPostOffice();
  source = await folder();
  const casebook = await start(source);
  table = await playSome(casebook);
  await withTable(await findDatabase(source), async (client) => {
    await put(client, TABLE_NAME, [{ pk: 'COUNT#codes#x', sk: '1', expires: 1, times: 3 }]);
  });
  await casebook.stop();
}, 120_000);

afterAll(async () => {
  await running?.kill();
  await office.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, maxRetries: 5 })));
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  folders.push(made);
  return made;
}

async function start(data: string): Promise<Casebook> {
  const environment = { ...process.env, SMTP_URL: office.url, MAIL_FROM: FROM };
  running = await startCasebook(data, 0, { environment });
  return running;
}

async function withTable<T>(endpoint: string | undefined, act: (client: Caller) => Promise<T>): Promise<T> {
  if (endpoint === undefined) throw new Error('there is no database');
  const client = dynamo(standIn(endpoint));
  return act(client).finally(() => client.destroy());
}

/** Two who are told by mail, in a game with three moves, a message and a note; each has been told all there is to tell. */
async function playSome(casebook: Casebook): Promise<Table> {
  const somebody = await Visitor.at(casebook.address);
  const players = [somebody.another(), somebody.another()] as const;
  await withTable(await findDatabase(source), async (client) => {
    for (const [seat, player] of players.entries()) {
      const { id } = await player.enter(`Player ${seat}`);
      const ways = { turn: { mail: 'now' }, message: { mail: 'now' } };
      const changes = assign({ email: addressOf(seat), guest: false, notices: { ways } });
      await database(client, TABLE_NAME).update(accountKey(id), changes, isThere);
    }
  });
  const [ann, bob] = players;
  const { id, invite } = await ann.create({
    title: 'mr-jack-pocket',
    options: { roles: 'host-jack' },
    seats: 2,
    visibility: 'invite',
  });
  await bob.join(id, { invite });
  const table = { id, players };
  await office.letter(2);
  await playOn(table, { seed: 1, moves: 1 });
  await office.letter(3);
  await playOn(table, { seed: 2, moves: 2 });
  await office.letter(4);
  const said = { method: 'POST', json: { text: 'Where were you?' }, headers: { 'Idempotency-Key': 'a-key-of-mine' } };
  await ann.expect(201, `/api/games/${id}/messages`, said);
  await office.letter(5);
  const headers = { 'If-Match': `"${(await bob.expect<Note>(200, `/api/games/${id}/note`)).tag}"` };
  await bob.expect(200, `/api/games/${id}/note`, { method: 'PUT', json: { text: 'Not Madame', marks: {} }, headers });
  return table;
}

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function copying(
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess & { readonly outcome: Promise<Outcome> } {
  const env = { ...process.env, AWS_REGION: '', AWS_DEFAULT_REGION: '', ...environment };
  const child = spawn(process.execPath, [COPY, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const outcome = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([out, error, [code]]): Outcome => ({ code, out: out.trim(), error: error.trim().split('\n').at(-1) ?? '' }),
  );
  return Object.assign(child, { outcome });
}

/** Runs the command as `npm run copy` does. */
function copy(from: string, to: string, ...more: readonly string[]): Promise<Outcome> {
  return copying(['--from', from, '--to', to, ...more]).outcome;
}

async function itemsOf(endpoint: string): Promise<Map<string, Item>> {
  const items = new Map<string, Item>();
  await withTable(endpoint, async (client) => {
    for await (const item of scan(client, TABLE_NAME, isThere)) items.set(`${item.pk} ${item.sk}`, item);
  });
  return items;
}

async function itemsIn(data: string): Promise<Map<string, Item>> {
  const store = await startDatabase(data, '');
  try {
    return await itemsOf(store.endpoint);
  } finally {
    await store.stop();
  }
}

/** What the players see, and that they can go on. */
async function goesOn(data: string, { id, players }: Table): Promise<void> {
  const casebook = await start(data);
  const somebody = await Visitor.at(casebook.address);
  // A cookie names the port, and this Casebook has another one.
  const session = `session-${new URL(casebook.address).port}`;
  const cookies = players.map(({ cookie = '' }) => cookie.replace(/^session-\d+/, session));
  const [ann, bob] = cookies.map((cookie) => Object.assign(somebody.another(), { cookie })) as [Visitor, Visitor];
  const game = await ann.game(id);
  expect(game).toMatchObject({ status: 'running', version: 4, you: 0 });
  expect(await bob.expect<MessagesAnswer>(200, `/api/games/${id}/messages`)).toMatchObject({
    messages: [{ n: 1, seat: 0, text: 'Where were you?' }],
  });
  expect(await bob.expect<Note>(200, `/api/games/${id}/note`)).toMatchObject({ text: 'Not Madame' });
  expect(await playOn({ id, players: [ann, bob] }, { seed: 3 })).toMatchObject({ status: 'finished' });
  await casebook.stop();
}

let wire: Wire;
let target: Database;
let there: string;

test('a copy that is killed half-way goes on with --resume, and is the same in the end', async () => {
  const data = await folder();
  target = await startDatabase(data, '');
  wire = await startWire(target.endpoint);
  there = `${wire.address}/${TABLE_NAME}`;
  const killed = copying(['--from', source, '--to', there]);
  const kill = async (): Promise<void> => {
    killed.kill('SIGKILL');
    await killed.outcome;
  };
  wire.faults.set('BatchWriteItem', ['throttled', 'unprocessed', async () => {}, kill]);
  expect(await killed.outcome).toMatchObject({ code: null });
  const kinds = [...(await itemsOf(target.endpoint)).values()].map(kindOf);
  expect(kinds.filter((kind) => kind === 'NOTICE')).toHaveLength(5);
  expect(kinds).not.toContain('EVENT');

  expect(await copy(source, there)).toMatchObject({
    code: 1,
    error: `${there} is not empty: copy to a new table or folder, or add --resume if this is a copy that was cut short.`,
  });
  const { code, out } = await copy(source, there, '--resume');
  expect(code).toBe(0);
  expect(out).toMatch(/^What people were told: 0 items, and 5 items that were there$/m);
  expect(out).toMatch(/^Both sides hold the same: \d+ items, hash [0-9a-f]{16}\.$/m);

  const before = await itemsIn(source);
  for (const left of ['COUNT#codes#x 1', 'CHANNEL#mail CHANNEL']) expect([left, before.delete(left)]).toEqual([left, true]);
  expect(await itemsOf(target.endpoint)).toEqual(before);
});

test('whoever watches what comes into the new table finds nobody to tell again', async () => {
  const { length } = office.letters;
  const before = await itemsOf(target.endpoint);
  await withTable(target.endpoint, async (client) => {
    const world = systemWorld(database(client, TABLE_NAME), games);
    const ways = { mail: mailBy(office), handOver: async () => {} };
    const handlers = { ...mailHandlers(world, ways), ...choreHandlers(world) };
    const messages = [...before.values()].flatMap((item) => messagesFrom(item));
    expect(messages.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['started', 'turn', 'habit']));
    for (const message of messages) await handle(handlers, message);
  });
  expect(office.letters).toHaveLength(length);
  expect(await itemsOf(target.endpoint)).toEqual(before);
});

test('whoever is told of something is there before it, and what was told before either', async () => {
  const store = await startDatabase(await folder(), '');
  const items: readonly Item[] = [
    { pk: 'NOTICE#p', sk: 'turn-g-1-mail', sent: 1 },
    { pk: 'NOTICE#p', sk: 'turn-g-2-push-d', putOff: 1, due: 'a', dueAt: 1 },
    { pk: 'NOTICE#p', sk: 'DIGEST#mail#over-g' },
    { pk: 'PLAYER#p', sk: 'ACCOUNT' },
    { pk: 'PLAYER#p', sk: 'DEVICE#d' },
    { pk: 'ENDPOINT#x', sk: 'ENDPOINT' },
    { pk: 'GAME#g', sk: 'GAME', due: 'a', dueAt: 1 },
    { pk: 'GAME#g', sk: 'TALK' },
    { pk: 'GAME#g', sk: 'EVENT#00000001' },
    { pk: 'GAME#g', sk: 'NUDGE#1' },
    { pk: 'GAME#g', sk: 'MESSAGE#000001' },
    { pk: 'PLAYER#p', sk: 'TELL#removed-g' },
    { pk: 'PLAYER#p', sk: 'DIGEST', at: 1, due: 'a', dueAt: 1 },
    { pk: 'PLAYER#q', sk: 'ACCOUNT', due: 'a', dueAt: 1 },
  ];
  await withTable(store.endpoint, async (client) => {
    await createTable(client, TABLE_NAME);
    await put(client, TABLE_NAME, items);
    const steps = STEPS.map(async ({ filter }) => {
      const found: string[] = [];
      for await (const { pk, sk } of scan(client, TABLE_NAME, filter)) found.push(`${pk} ${sk}`);
      return found.toSorted();
    });
    const keys = items.map(({ pk, sk }) => `${pk} ${sk}`);
    const parts = [keys.slice(0, 3), keys.slice(3, 8), keys.slice(8, 12), keys.slice(12)];
    expect(await Promise.all(steps)).toEqual(parts.map((part) => part.toSorted()));
  });
  await store.stop();
});

test('what has been used since is not written over', async () => {
  await withTable(target.endpoint, (client) =>
    database(client, TABLE_NAME).update(gameKey(table.id), assign({ version: 9 }), isThere),
  );
  expect(await copy(source, there, '--resume')).toMatchObject({
    code: 1,
    error: `${there} has something else at GAME#${table.id} GAME: it has been used since, so nothing is written over it. Copy to a new table or folder.`,
  });
  wire.stop();
  await target.stop();
});

test('what comes into either side meanwhile is found in the end', async () => {
  const store = await startDatabase(await folder(), '');
  const between = await startWire(store.endpoint);
  const strange = async (): Promise<void> => {
    await withTable(store.endpoint, (client) => put(client, TABLE_NAME, [{ pk: 'GAME#another', sk: 'TALK', count: 0 }]));
  };
  between.faults.set('BatchWriteItem', [strange]);
  const { code, error } = await copy(source, `${between.address}/${TABLE_NAME}`);
  expect({ code, error }).toEqual({
    code: 1,
    error: 'The two sides are not the same: TALK 1 and 2. Copy again to a new table or folder.',
  });
  between.stop();
  await store.stop();
});

test('on AWS, where the clock runs and workers watch what comes in, what they changed is not held against the copy', async () => {
  const store = await startDatabase(await folder(), '');
  const between = await startWire(store.endpoint);
  await withTable(store.endpoint, async (client) => {
    await createTable(client, TABLE_NAME);
    await beat(database(client, TABLE_NAME), 1);
  });
  const stir = async (): Promise<void> => {
    await withTable(store.endpoint, (client) => put(client, TABLE_NAME, [{ pk: 'PLAYER#p', sk: 'HABIT', written: 1 }]));
  };
  between.faults.set('BatchWriteItem', [stir]);
  const aws = { AWS_REGION: 'eu-central-1', AWS_ENDPOINT_URL_DYNAMODB: between.address };
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };
  const { code, out } = await copying(['--from', source, '--to', `aws:${TABLE_NAME}`], { ...aws, ...keys }).outcome;
  expect({ code, last: out.split('\n').at(-1) }).toEqual({
    code: 0,
    last: 'What moves by itself where workers run is on its way already, and was not compared: HABIT.',
  });
  between.stop();
  await store.stop();
});

test('copied from folder to folder, the game goes on, and only the new turn is told', async () => {
  const data = path.join(await folder(), 'new');
  expect(await copy(source, data)).toMatchObject({ code: 0 });
  const told = office.letters.length;
  await goesOn(data, table);
  const since = office.letters.slice(told).map(({ mail }) => mail.messageId);
  const before = office.letters.slice(0, told).map(({ mail }) => mail.messageId);
  expect(since.filter((id) => before.includes(id))).toEqual([]);
});

test('a data folder that was copied as it is, stopped or killed, is a whole backup', async () => {
  const [one, other] = [await folder(), await folder()];
  await cp(source, one, { recursive: true });
  const casebook = await start(one);
  const cut = await Visitor.at(casebook.address);
  const { id } = await cut.enter('Late');
  await casebook.kill();
  await cp(one, other, { recursive: true });
  expect([...(await itemsIn(other)).keys()]).toContain(`PLAYER#${id} ACCOUNT`);
  await goesOn(other, table);
});

test('a folder on which Casebook runs is refused, on either side', async () => {
  const data = await folder();
  const casebook = await start(data);
  const error = `Casebook runs on ${data}, and its games would change meanwhile: stop it first.`;
  expect(await copy(data, path.join(await folder(), 'new'))).toMatchObject({ code: 1, error });
  expect(await copy(source, data)).toMatchObject({ code: 1, error });
  await casebook.stop();
});

test('what cannot be reached is said in one line', async () => {
  const nowhere = path.join(source, 'nowhere');
  const lost = 'http://127.0.0.1:1/casebook';
  for (const [from, to, error] of [
    [nowhere, lost, `There are no games in ${nowhere}: name the folder that npm start uses with --data.`],
    [source, lost, `A database does not answer, from ${source} to ${lost}: do the same again with --resume.`],
    [source, 'aws:games', 'Set AWS_REGION to say where the table games is.'],
    [source, 'aws:', 'aws: names no table: it looks like aws:TABLE, http://HOST/TABLE or ./data.'],
    [source, 'http://127.0.0.1:1', 'http://127.0.0.1:1 names no table: it looks like aws:TABLE, http://HOST/TABLE or ./data.'],
    [source, source, `${source} cannot be copied to itself.`],
  ] as const) {
    expect(await copy(from, to)).toEqual({ code: 1, out: '', error });
  }
});

test.each([[[]], [['--from', 'data']], [['--to', 'data']], [['--from', 'a', '--to', 'b', '--force']], [['data', 'other']]])(
  '%j is answered with the usage',
  async (words) => {
    expect(await copying(words).outcome).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringMatching(/^Keys that sign notices to browsers are in no table/),
    });
  },
);

test('help is given', async () => {
  expect(await copying(['--help']).outcome).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Usage: npm run copy -- --from/),
  });
});
