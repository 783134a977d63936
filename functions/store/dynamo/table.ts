/** The one table: its keys, its two sparse indexes and what expires. docs/architecture.md, "The table". */

import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../aws/call';
import { AwsError } from '../../aws/errors';

interface IndexKeys {
  readonly partition: string;
  readonly sort: string;
}

/** As data, for whoever creates it. Indexes hold keys alone. */
export const TABLE = {
  partition: 'pk',
  sort: 'sk',
  /** Epoch seconds, as DynamoDB wants them. */
  expires: 'expires',
  indexes: {
    listed: { partition: 'listed', sort: 'listedAt' },
    due: { partition: 'due', sort: 'dueAt' },
  },
  /** Attributes that keys and indexes are made of. */
  attributes: { pk: 'S', sk: 'S', listed: 'S', listedAt: 'S', due: 'S', dueAt: 'N' },
} as const satisfies {
  readonly indexes: Readonly<Record<string, IndexKeys>>;
  readonly attributes: Readonly<Record<string, 'S' | 'N'>>;
  readonly [field: string]: unknown;
};

/** Looks for a table that is being made, and milliseconds between two. */
const LOOKS = 60;
const PAUSE = 1_000;

/** Creates the table unless it is there, waits until it can be used, and sees to it that items expire. */
export async function createTable(client: Caller, name: string): Promise<void> {
  const table = {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: Object.entries(TABLE.attributes).map(([AttributeName, AttributeType]) => ({
      AttributeName,
      AttributeType,
    })),
    KeySchema: keySchema(TABLE),
    GlobalSecondaryIndexes: Object.entries(TABLE.indexes).map(([IndexName, keys]) => ({
      IndexName,
      KeySchema: keySchema(keys),
      Projection: { ProjectionType: 'KEYS_ONLY' },
    })),
  };
  await client.call('CreateTable', table).catch(unless('ResourceInUseException'));
  await waitFor(client, name);
  if (await expires(client, name)) return;
  const TimeToLiveSpecification = { AttributeName: TABLE.expires, Enabled: true };
  await client.call('UpdateTimeToLive', { TableName: name, TimeToLiveSpecification });
}

/** A table that was asked for a moment ago may be unknown still. */
async function waitFor(client: Caller, name: string): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const described = client.call<{ Table: { TableStatus: string } }>('DescribeTable', { TableName: name });
    const found = await described.catch(unless('ResourceNotFoundException'));
    if (found?.Table.TableStatus === 'ACTIVE') return;
    await pause(PAUSE);
  }
  throw new Error(`The table ${name} cannot be used yet, after ${LOOKS} looks at it.`);
}

/** A start may have been cut off between the table and this. */
async function expires(client: Caller, name: string): Promise<boolean> {
  const { TimeToLiveDescription: now } = await client.call<{ TimeToLiveDescription?: { TimeToLiveStatus?: string } }>(
    'DescribeTimeToLive',
    { TableName: name },
  );
  return now?.TimeToLiveStatus === 'ENABLED' || now?.TimeToLiveStatus === 'ENABLING';
}

function unless(name: string): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof AwsError && error.name === name)) throw error;
  };
}

function keySchema({ partition, sort }: IndexKeys): { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[] {
  return [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
}
