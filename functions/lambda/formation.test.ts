/** What CloudFormation has made, as it orders it, against a server that answers as the parameter store and as CloudFormation do. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeKeys, parseKeys, printKeys } from '../push/keys';

type Handler = typeof import('./secret').handler;

let server: Server;
let address: string;
let secret: Handler;
let guard: Handler;
let parameter: string | undefined;
/** Writes of the parameter. */
let writes: number;
let answers: Record<string, unknown>[];
/** What the parameter store says before it does anything. */
let refusals: string[];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(await text(request)) as { Value: string; Overwrite: boolean; Names?: readonly string[] };
  const say = (said: object, status = 200): void => void response.writeHead(status).end(JSON.stringify(said));
  const refuse = (type: string): void => say({ __type: type }, 400);
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1];
  const refusal = operation && refusals.shift();
  if (refusal) return refuse(refusal);
  if (operation === 'GetParameters') return say({ Parameters: parameter ? [{ Name: body.Names?.[0], Value: parameter }] : [] });
  if (operation === 'PutParameter') {
    if (parameter && !body.Overwrite) return refuse('ParameterAlreadyExists');
    [parameter, writes] = [body.Value, writes + 1];
    return say({});
  }
  answers.push(body);
  say({});
}

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = {
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_SSM: address,
    AWS_ACCESS_KEY_ID: 'i',
    AWS_SECRET_ACCESS_KEY: 's',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  [secret, guard] = [(await import('./secret')).handler, (await import('./guard')).handler];
});

beforeEach(() => {
  [parameter, writes, answers, refusals] = [undefined, 0, [], []];
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
});

const NAME = '/casebook/test/origin-secret';

type Properties = Readonly<Record<string, string>>;

/** What CloudFormation is answered. */
async function ordered(
  handler: Handler,
  RequestType: 'Create' | 'Update' | 'Delete',
  properties: Properties,
  before: Properties = properties,
): Promise<Record<string, unknown>> {
  const common = { ServiceToken: 'arn', ResponseURL: `${address}/?X-Amz-Signature=s`, StackId: 'stack', RequestId: 'r' };
  const resource = { LogicalResourceId: 'It', ResourceType: 'Custom::It', PhysicalResourceId: 'it' };
  const [ResourceProperties, OldResourceProperties] = [properties, before].map((one) => ({ ServiceToken: 'arn', ...one }));
  await handler({
    ...common,
    ...resource,
    RequestType,
    ResourceProperties,
    OldResourceProperties,
  } as unknown as Parameters<Handler>[0]);
  const answer = answers.pop();
  expect(answer).toMatchObject({ StackId: 'stack', RequestId: 'r', LogicalResourceId: 'It' });
  return answer ?? {};
}

describe('a secret', () => {
  const edition = (number: number): Properties => ({ Name: NAME, Edition: String(number) });

  async function madeBy(type: 'Create' | 'Update', properties: Properties, before?: Properties): Promise<string> {
    const answer = await ordered(secret, type, properties, before);
    expect(answer).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: NAME, NoEcho: true });
    return (answer.Data as { Value: string }).Value;
  }

  test('is made once, and stays, whatever is ordered, and how often', async () => {
    const made = await madeBy('Create', edition(1));
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(parameter).toBe(`1:${made}`);
    expect(await madeBy('Create', edition(1))).toBe(made);
    expect(await madeBy('Create', edition(3))).toBe(made);
    expect(await madeBy('Update', edition(1))).toBe(made);
    expect(await ordered(secret, 'Delete', edition(1))).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: NAME });
    expect([parameter, writes]).toEqual([`1:${made}`, 1]);
  });

  test('of a higher edition is made beside the last one, once, however often it is ordered', async () => {
    const old = await madeBy('Create', edition(9));
    const made = await madeBy('Update', edition(10), edition(9));
    expect(made).not.toBe(old);
    expect(parameter).toBe(`10:${made} 9:${old}`);
    expect(await madeBy('Update', edition(10), edition(9))).toBe(made);
    expect(await madeBy('Update', edition(10))).toBe(made);
    expect(writes).toBe(2);
  });

  test('is not taken back with the deployment that made it, and is the one that the next try finds', async () => {
    const old = await madeBy('Create', edition(1));
    const made = await madeBy('Update', edition(2), edition(1));
    expect(await madeBy('Update', edition(1), edition(2))).toBe(made);
    expect(await madeBy('Update', edition(2), edition(1))).toBe(made);
    expect(parameter).toBe(`2:${made} 1:${old}`);
  });

  test('that was deleted by hand is made by the next deployment', async () => {
    const made = await madeBy('Update', edition(2), edition(1));
    expect(parameter).toBe(`2:${made}`);
  });

  test('is made though the role is not known yet', async () => {
    refusals = ['AccessDeniedException'];
    const made = await madeBy('Create', edition(1));
    expect(parameter).toBe(`1:${made}`);
  });

  test('that cannot be made is told by the name of what failed', async () => {
    refusals = ['InvalidKeyId'];
    expect(await ordered(secret, 'Create', edition(1))).toMatchObject({ Status: 'FAILED', Reason: 'InvalidKeyId' });
  });
});

describe('keys of Web Push', () => {
  const keys: Properties = { Name: '/casebook/test/vapid', Kind: 'vapid' };

  test('are made once and stay, whatever is ordered, and nobody is told the private half', async () => {
    const answer = await ordered(secret, 'Create', keys);
    const made = parseKeys(parameter ?? '');
    expect(answer).toMatchObject({
      Status: 'SUCCESS',
      PhysicalResourceId: keys.Name,
      Data: { PublicKey: made?.publicKey },
    });
    expect(made).toBeDefined();
    expect(JSON.stringify(answer)).not.toContain(made?.privateKey);
    for (const [type, now] of [
      ['Create', keys],
      ['Update', { ...keys, Edition: '7' }],
    ] as const) {
      expect(await ordered(secret, type, now, keys)).toMatchObject({ Data: { PublicKey: made?.publicKey } });
    }
    expect(await ordered(secret, 'Delete', keys)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: keys.Name });
    expect([parameter, writes]).toEqual([made && printKeys(made), 1]);
  });

  test('that somebody has put there are taken as they are', async () => {
    const own = makeKeys();
    parameter = printKeys(own);
    expect(await ordered(secret, 'Create', keys)).toMatchObject({ Data: { PublicKey: own.publicKey } });
    expect(writes).toBe(0);
  });

  test('are not made over something else, which is told without what it is', async () => {
    parameter = 'something else';
    const answer = await ordered(secret, 'Create', keys);
    expect(answer).toMatchObject({ Status: 'FAILED', Reason: expect.stringContaining('/casebook/test/vapid') });
    expect(JSON.stringify(answer)).not.toContain(parameter);
    expect(writes).toBe(0);
  });
});

describe('the guard', () => {
  const first: Properties = { Generation: '2', Domain: 'casebook.example', Force: '', Made: '1000' };
  const lower: Properties = { ...first, Generation: '1', Made: '2000' };

  test('refuses in a sentence what loses games, and lets the rest through', async () => {
    expect(await ordered(guard, 'Create', first)).toMatchObject({ Status: 'SUCCESS', PhysicalResourceId: 'guard' });
    const refused = await ordered(guard, 'Update', lower, first);
    expect(refused).toMatchObject({
      Status: 'FAILED',
      PhysicalResourceId: 'guard',
      Reason: expect.stringContaining('generation'),
    });
    expect(await ordered(guard, 'Update', { ...lower, Force: 'yes' }, first)).toMatchObject({ Status: 'SUCCESS' });
  });

  test('keeps no stack from going back, or from going', async () => {
    expect(await ordered(guard, 'Update', first, lower)).toMatchObject({ Status: 'SUCCESS' });
    const forth = { ...first, Generation: '3', Made: '3000' };
    expect(await ordered(guard, 'Update', first, forth)).toMatchObject({ Status: 'SUCCESS' });
    expect(await ordered(guard, 'Delete', first)).toMatchObject({ Status: 'SUCCESS' });
  });
});
