import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Channels } from './channels';
import { Handler } from './function';
import type { Mail } from './mail';
import { PATIENCE, type Queues } from './queues';
import type { Table } from './table';

/**
 * The fewest that Lambda can be told. Of a third of a second each they are six a second: SES takes 14 from whom it has let
 * out of its sandbox. Inside, where it takes one, some are refused and tried again later.
 */
const LETTERS_AT_ONCE = 2;

/** They can wait, and a fresh account runs no more than ten functions at once. */
const CHORES_AT_ONCE = 2;

interface WorkersProps {
  readonly table: Table;
  readonly queues: Queues;
  readonly mail: Mail;
  readonly channels: Channels;
  readonly sender: string;
  /** Where people find the site. */
  readonly address: string;
}

/** Who does what follows from a write. */
export class Workers extends Construct {
  readonly mail: Handler;
  readonly chores: Handler;

  constructor(scope: Construct, id: string, { table, queues, mail, channels, sender, address }: WorkersProps) {
    super(scope, id);
    this.mail = new Handler(this, 'Mail', {
      name: 'mail',
      description: 'Decides by what people are told, and writes to them: whose turn it is, how a game ended, codes',
      memory: 512,
      timeout: PATIENCE.mail,
      environment: {
        TABLE_NAME: table.name,
        BASE_ADDRESS: address,
        MAIL_FROM: sender,
        CONFIGURATION_SET: mail.configurationSet.configurationSetName,
        QUEUE_URL: queues.mail.queueUrl,
        EVENT_SOURCE: channels.source,
      },
    });
    // A digest tells which games wait, and clears away what was kept for it.
    table.open(this.mail, ['BatchGetItem', 'DeleteItem', 'PutItem', 'Query', 'UpdateItem'], 'listed');
    mail.letSend(this.mail);
    channels.letHandOver(this.mail);
    // One letter at a time: a server that hangs may take all the time there is.
    this.work(this.mail, queues.mail, { id: 'MailQueue', batchSize: 1, maxConcurrency: LETTERS_AT_ONCE });

    this.chores = new Handler(this, 'Chores', {
      name: 'chores',
      description: 'Keeps habits, clears away accounts',
      memory: 512,
      timeout: PATIENCE.chores,
      environment: { TABLE_NAME: table.name, QUEUE_URL: queues.chores.queueUrl },
    });
    table.open(this.chores, ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'Query', 'UpdateItem']);
    this.work(this.chores, queues.chores, { id: 'ChoresQueue', batchSize: 10, maxConcurrency: CHORES_AT_ONCE });
  }

  private work(
    worker: Handler,
    queue: Queue,
    { id, ...pace }: { readonly id: string; readonly batchSize: number; readonly maxConcurrency: number },
  ): void {
    worker.allow(
      ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'],
      queue.queueArn,
    );
    new EventSourceMapping(this, id, {
      target: worker.lambda,
      eventSourceArn: queue.queueArn,
      reportBatchItemFailures: true,
      ...pace,
    });
  }
}
