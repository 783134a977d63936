import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { TABLE } from '../functions/store/dynamo/table';
import type { Handler } from './function';

const TYPES = { S: AttributeType.STRING, N: AttributeType.NUMBER } as const;

/** What the store asks of items. */
export type Request = 'BatchGetItem' | 'ConditionCheckItem' | 'DeleteItem' | 'PutItem' | 'Query' | 'Scan' | 'UpdateItem';

/** The one table, from the same data that creates it on one machine. It outlives the stack. */
export class Table extends Construct {
  readonly games: TableV2;
  readonly name: string;

  /** @param generation the first is `Games`; each later one is a table of its own, empty, beside those before. */
  constructor(scope: Construct, id: string, { generation }: { readonly generation: number }) {
    super(scope, id);
    this.games = new TableV2(this, generation === 1 ? 'Games' : `Games${generation}`, {
      partitionKey: attribute(TABLE.partition),
      sortKey: attribute(TABLE.sort),
      globalSecondaryIndexes: Object.entries(TABLE.indexes).map(([indexName, { partition, sort }]) => ({
        indexName,
        partitionKey: attribute(partition),
        sortKey: attribute(sort),
        projectionType: ProjectionType.KEYS_ONLY,
      })),
      timeToLiveAttribute: TABLE.expires,
      dynamoStream: StreamViewType.NEW_IMAGE,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.name = this.games.tableName;
  }

  /** Lets a function make these requests of the items, and read this index if it is named. */
  open(handler: Handler, requests: readonly Request[], index?: keyof typeof TABLE.indexes): void {
    handler.allow(
      requests.map((request) => `dynamodb:${request}`),
      this.games.tableArn,
    );
    if (index) handler.allow(['dynamodb:Query'], `${this.games.tableArn}/index/${index}`);
  }
}

function attribute(name: keyof typeof TABLE.attributes): { name: string; type: AttributeType } {
  return { name, type: TYPES[TABLE.attributes[name]] };
}
