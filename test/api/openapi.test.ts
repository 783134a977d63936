/** The description, against the server that is described. Every other test of the API checks each answer by it. */

import { games } from '@shared/games/index';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../functions/api/app';
import { openapi } from '../../functions/api/openapi';
import { faults, type Schema } from '../support/schema';
import { type Server, startServer } from '../support/server';
import { Visitor } from '../support/visitor';

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly securitySchemes: unknown };
}

interface Call {
  readonly responses: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly required: boolean };
  readonly security?: unknown;
}

let server: Server;
let description: Described;

beforeAll(async () => {
  server = await startServer({ registry: games });
  description = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as Described;
});

afterAll(() => server.stop());

/** Each call of the description with a path to ask and its method; the path names no game. */
function operations(): [call: string, path: string, method: string, operation: Call][] {
  return calls().map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return [call, path.replace('{id}', 'A'.repeat(22)), method.toUpperCase(), description.paths[path]?.[method] as Call];
  });
}

/** Each call of the description, as `get /api/me`. */
function calls(): string[] {
  return Object.entries(description.paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method} ${path}`))
    .sort();
}

test('what is served is what is made from the routes', async () => {
  expect(description).toEqual(JSON.parse(JSON.stringify(await openapi(games))));
  expect(description.openapi).toBe('3.1.0');
});

test('every call that the server knows is described, and no other', () => {
  const app: Hono = createApp({
    world: server.world,
    openapi: '',
    pushKey: '',
    baseAddress: 'http://localhost',
    log: () => {},
    clientOf: () => '',
    release: '',
  });
  const known = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(calls()).toEqual(known.sort());
});

test('every call of the contract is there', () => {
  expect(calls()).toEqual(
    [
      'post /api/session/guest',
      'post /api/session/code',
      'post /api/session',
      'post /api/session/device',
      'delete /api/session',
      'get /api/me',
      'patch /api/me',
      'delete /api/me',
      'get /api/me/games',
      'get /api/me/export',
      'get /api/me/sessions',
      'delete /api/me/sessions',
      'delete /api/me/sessions/{session}',
      'put /api/me/vacation',
      'delete /api/me/vacation',
      'put /api/me/address',
      'delete /api/me/address',
      'post /api/me/address/confirmation',
      'post /api/me/address/mending',
      'get /api/me/notices',
      'patch /api/me/notices',
      'put /api/me/push',
      'delete /api/me/push',
      'put /api/me/webhook',
      'delete /api/me/webhook',
      'post /api/me/trials',
      'post /api/unsubscribe',
      'get /api/unsubscribe',
      'post /api/games',
      'get /api/games',
      'post /api/games/{id}/seats',
      'put /api/games/{id}/seats/me',
      'delete /api/games/{id}/seats/me',
      'post /api/games/{id}/start',
      'delete /api/games/{id}/seats/{seat}',
      'post /api/games/{id}/invite',
      'delete /api/games/{id}',
      'post /api/games/{id}/rematch',
      'get /api/games/{id}',
      'get /api/games/{id}/events',
      'get /api/games/{id}/record',
      'post /api/games/{id}/actions',
      'post /api/games/{id}/resignation',
      'put /api/games/{id}/wish',
      'delete /api/games/{id}/pause',
      'post /api/games/{id}/time',
      'post /api/games/{id}/nudge',
      'get /api/games/{id}/messages',
      'post /api/games/{id}/messages',
      'put /api/games/{id}/mutes/{seat}',
      'delete /api/games/{id}/mutes/{seat}',
      'post /api/games/{id}/reports',
      'get /api/games/{id}/note',
      'put /api/games/{id}/note',
      'get /api/openapi.json',
    ].sort(),
  );
});

test('every call answers, and with a status that is described', async () => {
  const visitor = await Visitor.at(server.address);
  for (const [call, path, method, { responses }] of operations()) {
    const answered = await fetch(`${visitor.address}${path}`, { method });
    expect(Object.keys(responses), call).toContain(String(answered.status));
  }
});

test('what needs a session says so: a cookie, which is described', async () => {
  expect(description.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie' } });
  const needing = operations().flatMap(([call, , , { security }]) => (security === undefined ? [] : [call]));
  expect(needing).toEqual(operations().flatMap(([call, , , { responses }]) => ('401' in responses ? [call] : [])));
  expect(needing).toHaveLength(43);
});

test('a body that has to be there is asked for, and no other', async () => {
  const visitor = await Visitor.at(server.address);
  await visitor.enter();
  const headers = { 'Idempotency-Key': 'a-key-of-mine', 'If-Match': '"1"' };
  for (const [call, path, method, { requestBody }] of operations()) {
    if (!requestBody) continue;
    const { status } = await visitor.ask(path, { method, headers });
    expect(status === 400, call).toBe(requestBody.required);
  }
});

test('whatever the description points to is there, and the checker knows all it says', () => {
  const pointers = [...JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer);
  expect(pointers.length).toBeGreaterThan(20);
  for (const pointer of pointers) {
    const name = pointer?.replace('#/components/schemas/', '') ?? '';
    expect(Object.keys(description.components.schemas)).toContain(name);
  }
  for (const name of ['Acted', 'EventsAnswer', 'GameAnswer', 'GameList', 'Guest', 'Joined', 'Me', 'Problem']) {
    expect(faults(description, description.components.schemas[name] as Schema, {})).not.toEqual([]);
  }
});

test('options and actions of every title are described', () => {
  const { schemas } = description.components;
  for (const { title } of games) {
    expect(schemas[`${title.id}.options`]).toBeDefined();
    expect(schemas[`${title.id}.action`]).toBeDefined();
  }
  const faulty = (options: object) => faults(description, schemas.options as Schema, options).length > 0;
  expect([{ edition: 'first' }, { edition: 'second', schedule: 'level' }, { edition: 'duel' }].filter(faulty)).toEqual([]);
  for (const wrong of [{ edition: 'third' }, { edition: 'second' }, { edition: 'duel', schedule: 'level' }])
    expect(faulty(wrong)).toBe(true);
});

test('an answer with a field that is not described would be noticed', () => {
  const own = { id: 'A'.repeat(22), name: 'Ann', guest: true, timeZone: 'UTC' };
  const me = { ...own, reminder: 'usual', vacation: { left: 28 } };
  const schema = { $ref: '#/components/schemas/Me' };
  expect(faults(description, schema, me)).toEqual([]);
  expect(faults(description, schema, { ...me, token: 'x' })).toEqual(['the whole must NOT have additional properties']);
  expect(faults(description, schema, { ...me, guest: 'yes' })).toEqual(['/guest must be boolean']);
});
