/** The embedded database, with the table of the template and its stream. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type NativeAttributeValue, unmarshall } from '@aws-sdk/util-dynamodb';
import { startDatabase } from '../../../functions/local/database';
import { ask } from './aws';
import type { Template } from './template';

export const TABLE_NAME = 'casebook';

type Item = Record<string, NativeAttributeValue>;
type Attributes = Parameters<typeof unmarshall>[0] & object;

export interface Table {
  /** In the template. */
  readonly id: string;
  readonly endpoint: string;
  /** Its ARN. */
  readonly stream: string;
  /** All items with a sort key that begins so. */
  items(sort: string): Promise<readonly Item[]>;
  /** Writes and removes behind the back of the functions: values with their types. */
  put(item: Attributes): Promise<void>;
  remove(key: Attributes): Promise<void>;
  stop(): Promise<void>;
}

interface Plan {
  readonly KeySchema: object;
  readonly AttributeDefinitions: object;
  readonly GlobalSecondaryIndexes: object;
  readonly StreamSpecification: { readonly StreamViewType: string };
}

const DYNAMODB = 'DynamoDB_20120810';

export async function startTable(template: Template): Promise<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  const database = await startDatabase(folder);
  const { endpoint } = database;
  const asking = <Answer>(operation: string, body: object): Promise<Answer> =>
    ask(endpoint, `${DYNAMODB}.${operation}`, { TableName: TABLE_NAME, ...body });

  const [[id, plan] = absent()] = template.all<Plan>('AWS::DynamoDB::GlobalTable');
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, StreamSpecification } = plan;
  const { TableDescription } = await asking<{ TableDescription: { LatestStreamArn: string } }>('CreateTable', {
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema,
    AttributeDefinitions,
    GlobalSecondaryIndexes,
    StreamSpecification: { StreamEnabled: true, ...StreamSpecification },
  });

  return {
    id,
    endpoint,
    stream: TableDescription.LatestStreamArn,
    async items(sort) {
      const items: Item[] = [];
      let start: object | undefined;
      do {
        const page: { Items: Attributes[]; LastEvaluatedKey?: object } = await asking('Scan', {
          ConsistentRead: true,
          FilterExpression: 'begins_with(sk, :sort)',
          ExpressionAttributeValues: { ':sort': { S: sort } },
          ...(start ? { ExclusiveStartKey: start } : {}),
        });
        items.push(...page.Items.map((item) => unmarshall(item)));
        start = page.LastEvaluatedKey;
      } while (start);
      return items;
    },
    async put(item) {
      await asking('PutItem', { Item: item });
    },
    async remove(key) {
      await asking('DeleteItem', { Key: key });
    },
    async stop() {
      await database.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function absent(): never {
  throw new Error('the template has no table');
}
