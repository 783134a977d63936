import { type Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { Handler } from './function';
import type { Queues } from './queues';

interface ScheduleProps {
  readonly description: string;
  readonly wakes: Handler;
  /** Such as `rate(1 minute)`. */
  readonly expression: string;
  /** What it is given; absent: an event of Scheduler's own. */
  readonly input?: object;
  /** For how long, after its time, it is still tried to be woken. */
  readonly patience: Duration;
  /** What takes a call that could not be made. */
  readonly queues: Queues;
}

/** Wakes a function again and again. */
export class Schedule extends Construct {
  constructor(scope: Construct, id: string, props: ScheduleProps) {
    super(scope, id);
    const { description, wakes, expression, input, patience, queues } = props;
    const { lambda } = wakes;
    const { deadCalls } = queues;
    const stack = Stack.of(this);
    const group = stack.formatArn({ service: 'scheduler', resource: 'schedule-group', resourceName: 'default' });
    const role = new Role(this, 'Waker', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': stack.account, 'aws:SourceArn': group } },
      }),
    });
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }));
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadCalls.queueArn] }));
    const schedule = new CfnSchedule(this, 'Schedule', {
      description,
      scheduleExpression: expression,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: lambda.functionArn,
        roleArn: role.roleArn,
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: patience.toSeconds() },
        deadLetterConfig: { arn: deadCalls.queueArn },
        ...(input ? { input: JSON.stringify(input) } : {}),
      },
    });
    schedule.node.addDependency(role);
  }
}
