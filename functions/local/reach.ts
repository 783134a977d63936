/** The table, from beside the server: whether that runs or not, and wherever the table is. */

import { accessSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../aws/call';
import { dynamo } from '../store/dynamo/client';
import { type Database, findDatabase, startDatabase } from './database';
import { codeOf, FolderInUse, StartFailure } from './failure';
import { standIn } from './stand-in';

export interface Reached {
  readonly client: Caller;
  readonly table: string;
  /** Ends what was started to reach it. */
  close(): Promise<void>;
}

/** Looks for a database that is about to start or to end, and milliseconds between two. */
const LOOKS = 30;
const PAUSE = 100;

/**
 * By DYNAMODB_ENDPOINT; or on AWS, by TABLE_NAME and the region and keys that the environment has; or in a data folder.
 * @throws StartFailure
 */
export async function reachTable(
  data: string,
  { DYNAMODB_ENDPOINT, TABLE_NAME, AWS_REGION, AWS_DEFAULT_REGION }: NodeJS.ProcessEnv,
): Promise<Reached> {
  const table = TABLE_NAME || 'casebook';
  if (DYNAMODB_ENDPOINT) return reached(dynamo(standIn(DYNAMODB_ENDPOINT)), table);
  if (TABLE_NAME) {
    const region = AWS_REGION || AWS_DEFAULT_REGION;
    if (!region) throw new StartFailure(`TABLE_NAME names a table on AWS: set AWS_REGION to say where ${TABLE_NAME} is.`);
    return reached(dynamo({ region }), table);
  }
  const { endpoint, stop } = await reachDatabase(data);
  return reached(dynamo(standIn(endpoint)), table, stop);
}

/** `stop`: ends what was started for it. */
export function reached(client: Caller, table: string, stop?: () => Promise<void>): Reached {
  return {
    client,
    table,
    async close() {
      client.destroy();
      await stop?.();
    },
  };
}

/** The database of a folder: the one that a running Casebook has, or one that is started for a moment. */
async function reachDatabase(folder: string): Promise<Pick<Database, 'endpoint' | 'stop'>> {
  insistGames(folder);
  for (let looks = 0; looks < LOOKS; looks++) {
    const started = await startDatabase(folder).catch(unlessInUse);
    if (started) return started;
    const endpoint = await findDatabase(folder);
    if (endpoint !== undefined) return { endpoint, stop: async () => {} };
    await pause(PAUSE);
  }
  throw new StartFailure(
    `Casebook runs on ${folder}, and its database cannot be found from here: run this as the user who started it.`,
  );
}

/** @throws StartFailure */
function insistGames(folder: string): void {
  try {
    accessSync(path.join(folder, 'casebook.sqlite'));
  } catch (error) {
    const isShut = codeOf(error) === 'EACCES';
    throw new StartFailure(
      isShut
        ? `The folder ${folder} is open to its owner alone: run this as the user who started Casebook.`
        : `There are no games in ${folder}: name the folder that npm start uses with --data.`,
    );
  }
}

function unlessInUse(error: unknown): undefined {
  if (!(error instanceof FolderInUse)) throw error;
}
