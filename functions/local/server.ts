/** Casebook on one machine: database, API and site wired together. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getConnInfo } from '@hono/node-server/conninfo';
import { games } from '@shared/games/index';
import { createApp } from '../api/app';
import type { Caller } from '../aws/call';
import { failureOf, lineLogger } from '../http/logger';
import { webPusher } from '../push/web-push';
import { dynamo } from '../store/dynamo/client';
import { database } from '../store/dynamo/database';
import { removeExpired } from '../store/dynamo/expired';
import { scan } from '../store/dynamo/scan';
import { createTable } from '../store/dynamo/table';
import { safeHook } from '../webhook/safe-hook';
import { baseSetting, baseWarning } from './base';
import { type Database, startDatabase } from './database';
import { FolderInUse, StartFailure } from './failure';
import { front } from './front';
import { close, listen } from './listen';
import { isLoopback } from './loopback';
import { openPost, postSettings, senderWarning } from './post';
import { SILENCE, tellSilence } from './silence';
import { readSite } from './site';
import { standIn } from './stand-in';
import { subjectOf, vapidKeys } from './vapid';
import { startWork } from './work';

export interface Options {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** The folder that holds the games. */
  readonly data: string;
  /** The folder of the exported site. */
  readonly site: string;
}

export interface Running {
  /** Where it listens. */
  readonly address: string;
  /** What whoever started it should know: none if all is well. */
  readonly warnings: readonly string[];
  /** Settles when the database has ended, asked to or not. */
  readonly ended: Promise<void>;
  /** Lets answers under way go out, and ends all that was started. */
  stop(): Promise<void>;
}

const TABLE = 'casebook';

/** Longer than an open page waits between two looks, in milliseconds: it finds its connection open. */
const KEPT_OPEN = 75_000;

/** How often, in milliseconds, it is looked for what another process wrote, such as the operator's command, and what ran out. */
const RESUMED = 10 * 60_000;

/** How often, in milliseconds, it is looked for what is due. */
const SWEPT = 60_000;

/** Made beside this bundle when it is built. */
const OPENAPI = new URL('./openapi.json', import.meta.url);

/** @throws StartFailure */
export async function serve({ host, port, data, site }: Options): Promise<Running> {
  const settings = postSettings();
  const ownBase = baseSetting(process.env.BASE_ADDRESS);
  const store = await startPatiently(data);
  try {
    const client = dynamo(standIn(store.endpoint));
    await prepare(client, store);
    const keys = vapidKeys(data);
    const pages = readSite(site);
    const log = lineLogger(process.stderr);
    const server = createServer({ keepAliveTimeout: KEPT_OPEN }, (incoming, outgoing) => {
      opening.then(
        ({ answer }) => answer(incoming, outgoing),
        () => outgoing.destroy(),
      );
    });
    const opening = listen(server, host, port).then((address) => {
      const base = ownBase ?? address;
      const { mail, mailbox } = openPost(settings, base, data);
      const pusher = webPusher(keys, subjectOf(base, settings.from));
      const work = startWork(database(client, TABLE), games, { mail, pusher, hook: safeHook(), base }, log);
      const api = createApp({
        world: work.world,
        openapi: readFileSync(OPENAPI, 'utf8'),
        pushKey: keys.publicKey,
        baseAddress: base,
        log,
        clientOf: (c) => getConnInfo(c).remote.address ?? '',
        release: readRelease(site),
      });
      const answer = front({ api, mailbox: isPublic(ownBase) ? undefined : mailbox, site: pages });
      const warnings = [baseWarning(base, settings.server !== undefined), senderWarning(settings)];
      return { address, work, answer, warnings: warnings.filter((line) => line !== undefined) };
    });
    const { address, work, warnings } = await opening;
    const resume = (): void => {
      work.resume((filter) => scan(client, TABLE, filter)).catch((error) => log(failureOf('WORK', 'resume', error)));
      removeExpired(client, TABLE, Date.now()).catch((error) => log(failureOf('WORK', 'expired', error)));
    };
    resume();
    const sweep = (): void => {
      work.sweep().catch((error) => log(failureOf('WORK', 'sweep', error)));
    };
    const watch = (): void => {
      tellSilence(work.world, log).catch((error) => log(failureOf('WORK', 'silence', error)));
    };
    const timers = [setInterval(resume, RESUMED), setInterval(sweep, SWEPT), setInterval(watch, SILENCE)];
    const stop = async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      await close(server);
      await work.stop();
      await store.stop();
    };
    return { address, warnings, ended: store.ended, stop };
  } catch (error) {
    await store.stop();
    throw error;
  }
}

async function prepare(client: Caller, { endpoint }: Database): Promise<void> {
  try {
    await createTable(client, TABLE);
  } catch (error) {
    const { name, code = name } = error as Error & { code?: string };
    throw new StartFailure(`The database at ${endpoint} cannot be used (${code}): is DYNAMODB_ENDPOINT right?`);
  }
}

/** Which build of the site this is. */
function readRelease(site: string): string {
  return readFileSync(path.join(site, 'release.txt'), 'utf8');
}

/** Whoever ran here before may be about to end. */
async function startPatiently(data: string): Promise<Database> {
  for (let waits = 0; ; waits++) {
    try {
      return await startDatabase(data);
    } catch (error) {
      if (!(error instanceof FolderInUse) || waits === 30) throw error;
      await pause(100);
    }
  }
}

/** A site that is known elsewhere stands behind something that asks from this machine for everybody: its mail is not shown. */
function isPublic(base: string | undefined): boolean {
  return base !== undefined && !isLoopback(new URL(base).hostname);
}
