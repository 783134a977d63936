/** The API as a Lambda function. */

import { readFileSync } from 'node:fs';
import { games } from '@shared/games/index';
import { handle } from 'hono/aws-lambda';
import { createApp } from '../api/app';
import { lineLogger } from '../api/logger';
import { systemWorld } from '../play/world';
import { documentClient } from '../store/client';
import { database } from '../store/database';

const client = documentClient({ region: environment('AWS_REGION') });

export const handler = handle(
  createApp({
    world: systemWorld(database(client, environment('TABLE_NAME')), games),
    openapi: readFileSync(new URL('openapi.json', import.meta.url), 'utf8'),
    baseAddress: environment('BASE_ADDRESS'),
    log: lineLogger(process.stderr),
  }),
);

function environment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
