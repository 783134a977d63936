/** The one table: its keys, its two sparse indexes and what expires. docs/architecture.md, "The table". */

import {
  CreateTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';

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

/** Creates the table unless it is there, waits until it can be used, and sees to it that items expire. */
export async function createTable(client: DynamoDBClient, name: string): Promise<void> {
  try {
    await client.send(
      new CreateTableCommand({
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
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName: name });
  if (await expires(client, name)) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { AttributeName: TABLE.expires, Enabled: true },
    }),
  );
}

/** A start may have been cut off between the table and this. */
async function expires(client: DynamoDBClient, name: string): Promise<boolean> {
  const { TimeToLiveDescription: now } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
  return now?.TimeToLiveStatus === 'ENABLED' || now?.TimeToLiveStatus === 'ENABLING';
}

function keySchema({ partition, sort }: IndexKeys): { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[] {
  return [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
}
