import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { Handler } from './function';
import { addressesOf, type Queues } from './queues';
import type { Table } from './table';

interface ClockProps {
  readonly table: Table;
  readonly queues: Queues;
}

/** Every minute, what has become due is looked at. */
export class Clock extends Construct {
  readonly clock: Handler;

  constructor(scope: Construct, id: string, { table, queues }: ClockProps) {
    super(scope, id);
    this.clock = new Handler(this, 'Clock', {
      name: 'clock',
      description: 'Looks at what has become due, every minute',
      memory: 256,
      // A sweep is over before the next begins.
      timeout: Duration.seconds(50),
      environment: { TABLE_NAME: table.name, ...addressesOf(queues) },
    });
    table.open(this.clock, ['BatchGetItem', 'UpdateItem'], 'due');
    // What is due in the table today are accounts, and what follows from those are chores.
    this.clock.allow(['sqs:SendMessage'], queues.chores.queueArn);
    // What failed is still due a minute later: nothing is gained by trying twice, or late.
    this.clock.lambda.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });
    this.schedule(queues);
  }

  private schedule({ deadCalls }: Queues): void {
    const { lambda } = this.clock;
    const stack = Stack.of(this);
    const group = stack.formatArn({ service: 'scheduler', resource: 'schedule-group', resourceName: 'default' });
    const role = new Role(this, 'Waker', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account, 'aws:SourceArn': group } },
      }),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }));
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadCalls.queueArn] }));
    const minutely = new CfnSchedule(this, 'EveryMinute', {
      description: 'Wakes the clock',
      scheduleExpression: 'rate(1 minute)',
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: lambda.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 60 },
        deadLetterConfig: { arn: deadCalls.queueArn },
      },
    });
    minutely.node.addDependency(role);
  }
}
