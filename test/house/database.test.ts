import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, startDatabase } from '../../functions/local/database';
import { kill, startOf } from '../../functions/local/processes';

let folder: string;
let owners: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  owners = [];
});

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Another process that starts the database on the folder, and then waits. */
async function startElsewhere(
  environment: NodeJS.ProcessEnv = process.env,
): Promise<{ owner: ChildProcess; database: Database }> {
  const code = `const { startDatabase } = await import('./functions/local/database.ts');
    console.log(JSON.stringify(await startDatabase(${JSON.stringify(folder)})));`;
  const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], { env: environment });
  owners.push(owner);
  const [line] = await once(createInterface(owner.stdout), 'line');
  return { owner, database: JSON.parse(line) };
}

function clientOf({ endpoint }: Database): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: 'local', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
}

async function modeOf(where: string): Promise<number> {
  return (await stat(where)).mode & 0o7777;
}

async function put(database: Database, id: string): Promise<void> {
  const client = clientOf(database);
  await client
    .send(
      new CreateTableCommand({
        TableName: 'things',
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      }),
    )
    .catch(() => undefined);
  await client.send(new PutItemCommand({ TableName: 'things', Item: { id: { S: id } } }));
}

async function has(database: Database, id: string): Promise<boolean> {
  const { Item } = await clientOf(database).send(new GetItemCommand({ TableName: 'things', Key: { id: { S: id } } }));
  return Item !== undefined;
}

test('what was written is there after a stop and a start', async () => {
  const first = await startDatabase(folder);
  await put(first, 'kept');
  await first.stop();
  const second = await startDatabase(folder);
  expect(await has(second, 'kept')).toBe(true);
  await second.stop();
});

test('a folder in use is refused in one line that names who uses it', async () => {
  const database = await startDatabase(folder);
  await expect(startDatabase(folder)).rejects.toThrow(
    new RegExp(`^The data folder ${folder} is in use by process ${process.pid}: .*--data\\.$`),
  );
  expect(await has(database, 'x').catch((error) => error.name)).toBe('ResourceNotFoundException');
  await database.stop();
});

test('a folder that cannot be made is refused in one line', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(startDatabase(path.join(file, 'data'))).rejects.toThrow(
    /^The data folder \S+ cannot be written to \(ENOTDIR\): .*--data\.$/,
  );
});

test('nobody else on the machine may read the folder, whoever could before', async () => {
  const made = path.join(folder, 'made');
  for (const where of [made, folder]) {
    if (where === folder) await chmod(folder, 0o755);
    const database = await startDatabase(where);
    expect(await modeOf(where)).toBe(0o700);
    await database.stop();
  }
});

test('a folder for everybody stays one', async () => {
  await chmod(folder, 0o1777);
  const database = await startDatabase(folder);
  expect(await modeOf(folder)).toBe(0o1777);
  await database.stop();
});

test('the address of a server that is there already is taken as it is', async () => {
  expect(await startDatabase(folder, 'http://127.0.0.1:8000')).toMatchObject({
    endpoint: 'http://127.0.0.1:8000',
    pid: undefined,
  });
});

test('the database ends with its owner, whatever ends that', async () => {
  const { owner, database } = await startElsewhere();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await expect.poll(() => startOf(database.pid as number), { timeout: 10_000 }).toBeUndefined();
  const next = await startDatabase(folder);
  await next.stop();
});

test('where nothing ties it to its owner, the next start ends what was left running and has its data', async () => {
  const { owner, database } = await startElsewhere({ ...process.env, PATH: '/nowhere' });
  await put(database, 'kept');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(startOf(database.pid as number)).toBeDefined();
  const next = await startDatabase(folder);
  expect(startOf(database.pid as number)).toBeUndefined();
  expect(await has(next, 'kept')).toBe(true);
  await next.stop();
});

test('a database killed alone is noticed, and the next start has its data', async () => {
  const first = await startDatabase(folder);
  await put(first, 'kept');
  await kill(first.pid as number);
  await first.ended;
  const next = await startDatabase(folder);
  expect(await has(next, 'kept')).toBe(true);
  await next.stop();
});

test('of many who start at once on what a killed process left, one gets the folder', async () => {
  await writeFile(path.join(folder, 'running'), '1');
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => startDatabase(folder)));
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const reasons = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason.message)] : []));
  expect(started).toHaveLength(1);
  expect(reasons.every((reason) => /is in use by process/.test(reason))).toBe(true);
  await started[0]?.stop();
});
