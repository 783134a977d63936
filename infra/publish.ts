import { Duration } from 'aws-cdk-lib';
import { EventSourceMapping, FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { MESSAGES, NUDGES, TELLS } from '../functions/store/keys';
import { Handler } from './function';
import { addressesOf, type Queues } from './queues';
import type { Table } from './table';

const ANY = ['INSERT', 'MODIFY'];

/**
 * The writes from which something follows: functions/publish/publish.ts says what. The last one is the clock's own, each
 * minute, by which the reader of the stream is known to read. Everything else wakes nobody. Lambda takes five at most.
 */
const FOLLOWED = [
  // Versions of games, nudges, what is said at tables, and what somebody is to be told besides.
  written(['INSERT'], { sk: { S: ['EVENT#', NUDGES, MESSAGES, TELLS].flatMap((sort) => FilterRule.beginsWith(sort)) } }),
  written(
    ANY,
    { sk: { S: FilterRule.isEqual('CODE') } },
    { asked: { N: FilterRule.exists() }, sent: { N: FilterRule.notExists() }, token: { S: FilterRule.notExists() } },
  ),
  // It is due while somebody's leaving, their being banned, or what their games are to learn of them, is not done.
  written(ANY, { sk: { S: FilterRule.isEqual('ACCOUNT') } }, { due: { S: FilterRule.exists() } }),
  written(ANY, { pk: { S: FilterRule.isEqual('CLOCK') } }),
];

interface PublishProps {
  readonly table: Table;
  readonly queues: Queues;
}

/** What follows from a write: the one reader of the table's stream, and a function for a person to call after a loss. */
export class Publish extends Construct {
  readonly publish: Handler;
  readonly republish: Handler;

  constructor(scope: Construct, id: string, { table, queues }: PublishProps) {
    super(scope, id);
    const { mail, chores, deadCalls } = queues;
    this.publish = new Handler(this, 'Publish', {
      name: 'publish',
      description: 'Turns what was written to the table into messages',
      memory: 256,
      timeout: Duration.seconds(30),
      environment: { ...addressesOf(queues), DEAD_CALLS: deadCalls.queueUrl },
    });
    this.publish.allow(['sqs:SendMessage'], mail.queueArn, chores.queueArn, deadCalls.queueArn);
    this.readStream(table, queues);

    this.republish = new Handler(this, 'Republish', {
      name: 'republish',
      description: 'For a person to call: goes through the table and queues again whatever may have been lost',
      memory: 512,
      // As long as Lambda lets it: it reads all there is.
      timeout: Duration.minutes(15),
      environment: { TABLE_NAME: table.name, ...addressesOf(queues) },
    });
    table.open(this.republish, ['Scan']);
    this.republish.allow(['sqs:SendMessage'], mail.queueArn, chores.queueArn);
  }

  /** A record that fails again and again is set apart from those it came with, and its place in the stream is kept. */
  private readStream({ games }: Table, { deadCalls }: Queues): void {
    const { tableStreamArn: stream = '' } = games;
    this.publish.allow(
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      stream,
    );
    new EventSourceMapping(this, 'Stream', {
      target: this.publish.lambda,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: FOLLOWED,
      batchSize: 100,
      parallelizationFactor: 1,
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      // As often as it takes: what cannot be understood is set apart at once, so that what fails are the queues. Only age ends
      // it, half of what the stream keeps.
      maxRecordAge: Duration.hours(12),
      onFailure: { bind: () => ({ destination: deadCalls.queueArn }) },
    });
  }
}

/** Records of these kinds, with such keys, whose new item has such fields. */
function written(eventName: readonly string[], keys: object, fields?: object): Record<string, unknown> {
  return FilterCriteria.filter({ eventName, dynamodb: { Keys: keys, ...(fields === undefined ? {} : { NewImage: fields }) } });
}
