import { Duration, Stack } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import { Handler, type HandlerProps } from './function';
import type { Queues } from './queues';
import { parameterArn, type Secrets } from './secret';
import type { Table } from './table';

/** For how long a notice is brought to its worker, be it that there is no room for it or that it fails: the longest that Lambda lets. */
const PATIENCE = Duration.hours(6);

interface ChannelsProps {
  readonly table: Table;
  readonly queues: Queues;
  /** The folder of parameters that the keys stand in. */
  readonly parameters: string;
  readonly secrets: Secrets;
  /** Where people find the site. */
  readonly address: string;
}

/**
 * By what people are told besides mail. Each has a function of its own, which a rule wakes for each message that is handed
 * over: nothing is asked for while there is none.
 */
export class Channels extends Construct {
  readonly push: Handler;
  readonly webhook: Handler;
  /** Whom the events are from that wake them. */
  readonly source: string;

  constructor(scope: Construct, id: string, { table, queues, parameters, secrets, address }: ChannelsProps) {
    super(scope, id);
    this.source = Stack.of(this).stackName;

    this.push = this.channel('Push', queues, {
      name: 'push',
      description: 'Tells browsers what is to be shown there',
      memory: 512,
      // Shorter than a claim holds: who is killed at it has let go of it when it is tried again.
      timeout: Duration.seconds(45),
      environment: {
        TABLE_NAME: table.name,
        PARAMETERS: parameters,
        BASE_ADDRESS: address,
        // When it changes, that ends the copies that read the keys of before.
        PUSH_KEY: secrets.push.shown('PublicKey'),
      },
    });
    this.push.allow(['ssm:GetParameters'], parameterArn(this, secrets.push.name));
    // It forgets subscriptions that are not there any more, and tells how many games wait.
    table.open(this.push, ['BatchGetItem', 'DeleteItem', 'PutItem', 'Query', 'UpdateItem'], 'listed');

    this.webhook = this.channel('Webhook', queues, {
      name: 'webhook',
      description: 'Tells players at addresses of their own',
      memory: 256,
      // A stranger keeps it waiting for five of them at most, whose cost is some hundred-thousandth of a dollar.
      timeout: Duration.seconds(30),
      environment: { TABLE_NAME: table.name, BASE_ADDRESS: address },
    });
    table.open(this.webhook, ['BatchGetItem', 'PutItem', 'Query', 'UpdateItem'], 'listed');
  }

  /** Lets a function hand messages over, as this stack's and no other's. */
  letHandOver(handler: Handler): void {
    const bus = Stack.of(this).formatArn({ service: 'events', resource: 'event-bus', resourceName: 'default' });
    handler.allowWhere({ StringEquals: { 'events:source': this.source } }, ['events:PutEvents'], bus);
  }

  private channel(id: string, { deadCalls }: Queues, props: HandlerProps): Handler {
    const handler = new Handler(this, id, { ...props, deadLetters: deadCalls });
    handler.lambda.configureAsyncInvoke({ retryAttempts: 2, maxEventAge: PATIENCE });
    new Rule(this, `${id}Rule`, {
      description: `Wakes ${props.name}`,
      eventPattern: { source: [this.source], detailType: [props.name] },
      targets: [new LambdaFunction(handler.lambda, { deadLetterQueue: deadCalls, maxEventAge: PATIENCE })],
    });
    return handler;
  }
}
