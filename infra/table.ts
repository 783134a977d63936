import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { TABLE } from '../functions/store/dynamo/table';

const TYPES = { S: AttributeType.STRING, N: AttributeType.NUMBER } as const;

/** The one table, from the same data that creates it on one machine. It outlives the stack. */
export class Table extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.table = new TableV2(this, 'Games', {
      partitionKey: attribute(TABLE.partition),
      sortKey: attribute(TABLE.sort),
      globalSecondaryIndexes: Object.entries(TABLE.indexes).map(([indexName, { partition, sort }]) => ({
        indexName,
        partitionKey: attribute(partition),
        sortKey: attribute(sort),
        projectionType: ProjectionType.KEYS_ONLY,
      })),
      timeToLiveAttribute: TABLE.expires,
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}

function attribute(name: keyof typeof TABLE.attributes): { name: string; type: AttributeType } {
  return { name, type: TYPES[TABLE.attributes[name]] };
}
