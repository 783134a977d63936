import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../functions/store/dynamo/table';
import { CasebookStack } from '../../infra/stack';

const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
const template = Template.fromStack(new CasebookStack(app, 'Casebook'));

describe('the stack', () => {
  it('has the table that one machine has', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: TABLE.partition, KeyType: 'HASH' },
        { AttributeName: TABLE.sort, KeyType: 'RANGE' },
      ],
      AttributeDefinitions: Match.arrayWith(
        Object.entries(TABLE.attributes).map(([AttributeName, AttributeType]) => ({ AttributeName, AttributeType })),
      ),
      GlobalSecondaryIndexes: Object.entries(TABLE.indexes).map(([IndexName, { partition, sort }]) => ({
        IndexName,
        KeySchema: [
          { AttributeName: partition, KeyType: 'HASH' },
          { AttributeName: sort, KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'KEYS_ONLY' },
      })),
      TimeToLiveSpecification: { AttributeName: TABLE.expires, Enabled: true },
    });
  });

  it('keeps the games whatever happens to it', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        Replicas: [{ DeletionProtectionEnabled: true, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
      },
    });
  });

  it('lets the API do to the table what its store does, and to nothing else anything', () => {
    const policies = Object.values(template.findResources('AWS::IAM::Policy'));
    const statements = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements.map(({ Action }) => Action)).toEqual([
      ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'Query', 'UpdateItem'].map(
        (action) => `dynamodb:${action}`,
      ),
    ]);
    expect(JSON.stringify(statements)).not.toContain('"*"');
  });
});
