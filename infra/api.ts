import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { EXPORT } from './built';
import { Handler } from './function';
import { parameterArn, type Secrets } from './secret';
import type { Table } from './table';

/** Which build of the site belongs to it. */
const RELEASE = path.join(EXPORT, 'release.txt');

/**
 * Requests a second, and at once, of all callers together. 100,000 games make about 250 a second in the mean, so players do
 * not notice it. It bounds what abuse can cost, at some three dollars an hour, and does not stop it.
 */
const THROTTLE = { rateLimit: 500, burstLimit: 1_000 };

/** What the access log keeps of a request: no query, no header, no body, and nobody's address. */
const LOGGED = {
  requestId: '$context.requestId',
  time: '$context.requestTimeEpoch',
  method: '$context.httpMethod',
  path: '$context.path',
  status: '$context.status',
  /** Lambda's own, not that of the function's answer; `-` where it was not asked. */
  integrationStatus: '$context.integrationStatus',
  latency: '$context.responseLatency',
  integrationLatency: '$context.integrationLatency',
  length: '$context.responseLength',
  error: '$context.error.message',
  integrationError: '$context.integrationErrorMessage',
};

/** The status is a number, which the metric of what was turned away compares; elsewhere a `-` may stand for none. */
const FORMAT = JSON.stringify(LOGGED).replace(`"${LOGGED.status}"`, LOGGED.status);

interface ApiProps {
  readonly table: Table;
  /** The folder of parameters that the function reads when it starts. */
  readonly parameters: string;
  /** What CloudFront shows has to be in place before the function starts anew: it reads that then. */
  readonly secrets: Secrets;
  /** Of what CloudFront shows. */
  readonly edition: number;
  /** The site's own name, if it has one. Without one it is a parameter: the name that CloudFront gives is not known yet. */
  readonly domain: string | undefined;
}

/**
 * The API: one function behind an HTTP API. The address that AWS gives it stays open to the world beside the site's, so the
 * function itself refuses whatever comes without the secret header that the site's distribution adds.
 */
export class Api extends Construct {
  readonly http: HttpApi;
  readonly handler: Handler;
  readonly accessLog: LogGroup;

  constructor(scope: Construct, id: string, { table, parameters, secrets, edition, domain }: ApiProps) {
    super(scope, id);
    this.handler = new Handler(this, 'Handler', {
      name: 'api',
      description: 'The API',
      // More than half a processor: people wait for its start and for its answers.
      memory: 1024,
      // A command that reads and writes twice in vain is over within 16: functions/lambda/api.ts.
      timeout: Duration.seconds(20),
      environment: {
        TABLE_NAME: table.name,
        PARAMETERS: parameters,
        // Whatever changes here ends the copies that read what was before.
        EDITION: String(edition),
        RELEASE: readFileSync(RELEASE, 'utf8'),
        // The half that every browser is given; the other one is for the function that pushes.
        PUSH_KEY: secrets.push.shown('PublicKey'),
        ...(domain === undefined ? {} : { BASE_ADDRESS: `https://${domain}` }),
      },
    });
    this.handler.lambda.node.addDependency(secrets.origin);
    table.open(this.handler, ['BatchGetItem', 'ConditionCheckItem', 'DeleteItem', 'PutItem', 'Query', 'UpdateItem'], 'listed');
    this.handler.allow(
      ['ssm:GetParameters'],
      ...[`${parameters}/base-address`, secrets.origin.name].map((name) => parameterArn(this, name)),
    );
    this.http = new HttpApi(this, 'Http', { apiName: Stack.of(this).stackName, createDefaultStage: false });
    this.http.addRoutes({
      path: '/api/{proxy+}',
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration('Integration', this.handler.lambda),
    });
    this.accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.http,
      autoDeploy: true,
      throttle: THROTTLE,
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.accessLog),
        format: AccessLogFormat.custom(FORMAT),
      },
    });
  }
}
