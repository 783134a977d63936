import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { Handler } from './function';
import { addressesOf, type Queues } from './queues';
import { Schedule } from './schedule';
import type { Table } from './table';

interface ClockProps {
  readonly table: Table;
  readonly queues: Queues;
}

/** Every minute, what has become due is looked at; and every hour, in a part of the table, whether it would be found. */
export class Clock extends Construct {
  readonly clock: Handler;
  readonly reconcile: Handler;

  constructor(scope: Construct, id: string, props: ClockProps) {
    super(scope, id);
    this.clock = this.minutely(props);
    this.reconcile = this.hourly(props);
  }

  private minutely({ table, queues }: ClockProps): Handler {
    const clock = new Handler(this, 'Clock', {
      name: 'clock',
      description: 'Looks at what has become due, every minute',
      // A hundred games at a time, and a part of a processor that reads thousands of them within the minute.
      memory: 512,
      // A sweep is over before the next begins.
      timeout: Duration.seconds(55),
      environment: { TABLE_NAME: table.name, ...addressesOf(queues) },
    });
    table.open(clock, ['BatchGetItem', 'UpdateItem'], 'due');
    clock.allow(['sqs:SendMessage'], queues.mail.queueArn, queues.chores.queueArn);
    const patience = Duration.minutes(1);
    // What failed is still due a minute later: nothing is gained by trying twice, or late.
    clock.lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: patience });
    new Schedule(this, 'EveryMinute', {
      description: 'Wakes the clock',
      wakes: clock,
      expression: 'rate(1 minute)',
      patience,
      queues,
    });
    return clock;
  }

  private hourly({ table, queues }: ClockProps): Handler {
    const reconcile = new Handler(this, 'Reconcile', {
      name: 'reconcile',
      description: 'Goes through a part of the table each hour, and mends what the clock would not find',
      memory: 512,
      // As long as Lambda lets it: it reads a twenty-fourth of all there is.
      timeout: Duration.minutes(15),
      environment: { TABLE_NAME: table.name },
      deadLetters: queues.deadCalls,
    });
    table.open(reconcile, ['Scan', 'UpdateItem']);
    const patience = Duration.hours(1);
    reconcile.lambda.configureAsyncInvoke({ retryAttempts: 2, maxEventAge: patience });
    new Schedule(this, 'EveryHour', {
      description: 'Wakes the reconciler',
      wakes: reconcile,
      expression: 'rate(1 hour)',
      // Its hour says which part of the table it is about, however late it comes.
      input: { time: '<aws.scheduler.scheduled-time>' },
      patience,
      queues,
    });
    return reconcile;
  }
}
