import path from 'node:path';
import type { Duration } from 'aws-cdk-lib';
import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { type Conditions, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, LoggingFormat, Runtime, SystemLogLevel } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { FUNCTIONS } from './built';

export interface HandlerProps {
  /** Of its file in functions/lambda. */
  readonly name: string;
  readonly description: string;
  /** In MB. A function has a whole processor at 1769 and its part of one below. */
  readonly memory: number;
  readonly timeout: Duration;
  readonly environment?: Readonly<Record<string, string>>;
  /** Takes what woke it in vain, where nobody waits for an answer. */
  readonly deadLetters?: IQueue;
}

/**
 * A Lambda function: its code, its role and its log. The role may write to that log, and whatever else `allow` adds.
 *
 * None has concurrency reserved: a fresh account has no more than ten to give, all of which Lambda wants to keep free.
 */
export class Handler extends Construct {
  readonly lambda: LambdaFunction;
  private readonly role: Role;

  constructor(scope: Construct, id: string, props: HandlerProps) {
    super(scope, id);
    const { name, description, memory, timeout, environment = {}, deadLetters } = props;
    const log = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });
    this.role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], log.logGroupArn);
    if (deadLetters) this.allow(['sqs:SendMessage'], deadLetters.queueArn);
    this.lambda = new LambdaFunction(this, 'Function', {
      description,
      code: Code.fromAsset(path.join(FUNCTIONS, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memory,
      timeout,
      role: this.role.withoutPolicyUpdates(),
      logGroup: log,
      loggingFormat: LoggingFormat.JSON,
      // What Lambda says of each call that went well costs more than all that is said by us.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: {
        ...environment,
        POWERTOOLS_SERVICE_NAME: name,
        POWERTOOLS_METRICS_NAMESPACE: Stack.of(this).stackName,
      },
      ...(deadLetters ? { deadLetterQueue: deadLetters } : {}),
    });
    this.lambda.node.addDependency(this.role);
  }

  /** Its role may do this to these, by ARN. */
  allow(actions: readonly string[], ...resources: readonly string[]): void {
    this.allowWhere({}, actions, ...resources);
  }

  /** The same, where conditions hold. */
  allowWhere(conditions: Conditions, actions: readonly string[], ...resources: readonly string[]): void {
    this.role.addToPolicy(new PolicyStatement({ conditions, actions: [...actions], resources: [...resources] }));
  }
}
