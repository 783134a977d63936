/** The API as a Lambda function. */

import { readFileSync } from 'node:fs';
import { games } from '@shared/games/index';
import { getConnInfo, handle } from 'hono/aws-lambda';
import { createApp } from '../api/app';
import { lineLogger } from '../api/logger';
import { systemWorld } from '../play/world';
import { documentClient } from '../store/dynamo/client';
import { database } from '../store/dynamo/database';

/** A function has 10 s: a command that reads and writes twice in vain, and reads once more, answers within them. */
const client = documentClient({ region: environment('AWS_REGION'), attempts: 1, patience: 1_500 });

export const handler = handle(
  createApp({
    world: systemWorld(database(client, environment('TABLE_NAME')), games),
    openapi: readFileSync(new URL('openapi.json', import.meta.url), 'utf8'),
    baseAddress: environment('BASE_ADDRESS'),
    log: lineLogger(process.stderr),
    clientOf: (c) => getConnInfo(c).remote.address ?? '',
    release: environment('RELEASE'),
  }),
);

function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
