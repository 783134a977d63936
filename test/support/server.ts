/** The API as it runs, on a real database and a real socket; clock and chance are the test's. */

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Registry } from '@shared/games/index';
import { createApp } from '../../functions/api/app';
import { openapi } from '../../functions/api/openapi';
import type { Failure } from '../../functions/http/logger';
import { standIn } from '../../functions/local/stand-in';
import { LIMITS, type Limits } from '../../functions/play/limits';
import { systemWorld, type World } from '../../functions/play/world';
import { dynamo } from '../../functions/store/dynamo/client';
import { type Database, database, type Metered } from '../../functions/store/dynamo/database';
import { startTable, TABLE_NAME } from './table';

export interface Server {
  readonly address: string;
  /** Of the database itself. */
  readonly endpoint: string;
  readonly world: World;
  /** Epoch milliseconds, and how far it moves on whenever it is read. */
  readonly clock: { now: number; step: number };
  /** What was asked of the database, oldest first. */
  readonly metered: Metered[];
  /** What was logged. */
  readonly failures: Failure[];
  stop(): Promise<void>;
}

export interface Settings {
  readonly registry: Registry;
  /** Unless given, more than any test does. */
  readonly limits?: Limits;
  readonly baseAddress?: string;
  /** Between the API and the database: from the database's address to the one to use. */
  readonly between?: (endpoint: string) => Promise<string>;
  /** How often each request is sent before its failure is believed. */
  readonly attempts?: number;
  /** What stands over the database for all that the API does; absent: nothing. */
  readonly over?: (db: Database) => Database;
}

const UNLIMITED = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { times: 1_000_000, seconds: 60 }]),
) as unknown as Limits;

/** What browsers would subscribe with. */
export const PUSH_KEY = `B${'A'.repeat(86)}`;

/** Longer than a busy machine is ever silent, so that no request meets a connection as it is closed. Milliseconds. */
const KEPT_OPEN = 120_000;

/** Ids and secrets that are the same in every run, so that the games drawn from them are. */
function sameChance(): Pick<World, 'id' | 'secret'> {
  let asked = 0;
  const next = (): Buffer => createHash('sha256').update(`chance ${asked++}`).digest();
  return {
    id: () => next().subarray(0, 16).toString('base64url'),
    secret: () => next().toString('hex'),
  };
}

export async function startServer(settings: Settings): Promise<Server> {
  const { registry, limits = UNLIMITED, baseAddress = 'http://localhost', between, attempts = 3, over = (db) => db } = settings;
  const table = await startTable();
  const endpoint = between ? await between(table.endpoint) : table.endpoint;
  const client = dynamo({ ...standIn(endpoint), attempts });
  const clock = { now: Date.UTC(2026, 0, 1), step: 1 };
  const metered: Metered[] = [];
  const failures: Failure[] = [];
  const world: World = {
    ...systemWorld(over(database(client, TABLE_NAME, (request) => metered.push(request))), registry, limits),
    ...sameChance(),
    now() {
      clock.now += clock.step;
      return clock.now;
    },
  };
  const app = createApp({
    world,
    openapi: JSON.stringify(await openapi(registry)),
    pushKey: PUSH_KEY,
    baseAddress,
    log: (failure) => failures.push(failure),
    clientOf: (c) => c.req.header('Test-Client') ?? getConnInfo(c).remote.address ?? '',
    release: 'this',
  });
  const serverOptions = { keepAliveTimeout: KEPT_OPEN };
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, serverOptions });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    endpoint: table.endpoint,
    world,
    clock,
    metered,
    failures,
    async stop() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      client.destroy();
      await table.stop();
    },
  };
}
