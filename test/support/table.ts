/** A real database on a folder of its own, with an empty table. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Caller } from '../../functions/aws/call';
import { startDatabase } from '../../functions/local/database';
import { standIn } from '../../functions/local/stand-in';
import { dynamo } from '../../functions/store/dynamo/client';
import { createTable } from '../../functions/store/dynamo/table';

export const TABLE_NAME = 'casebook';

export interface Table {
  readonly endpoint: string;
  readonly client: Caller;
  stop(): Promise<void>;
}

export async function startTable(): Promise<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  const database = await startDatabase(folder);
  const client = dynamo(standIn(database.endpoint));
  await createTable(client, TABLE_NAME);
  return {
    endpoint: database.endpoint,
    client,
    async stop() {
      client.destroy();
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
}
