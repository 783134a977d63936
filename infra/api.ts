import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

const ROOT = path.join(import.meta.dirname, '..');

/** What the store asks of the table, and nothing else. */
const OF_TABLE = [
  'dynamodb:BatchGetItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:DeleteItem',
  'dynamodb:PutItem',
  'dynamodb:Query',
  'dynamodb:UpdateItem',
];

/** The API: one function behind an HTTP API. `npm run build` comes first, for it makes the OpenAPI document. */
export class Api extends Construct {
  constructor(scope: Construct, id: string, { table }: { readonly table: TableV2 }) {
    super(scope, id);
    const release = readFileSync(path.join(ROOT, 'web/out/release.txt'), 'utf8');
    const http = new HttpApi(this, 'Http');
    const handler = new NodejsFunction(this, 'Function', {
      entry: path.join(ROOT, 'functions/lambda/api.ts'),
      projectRoot: ROOT,
      depsLockFilePath: path.join(ROOT, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout: Duration.seconds(10),
      loggingFormat: LoggingFormat.JSON,
      logGroup: new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY }),
      environment: { TABLE_NAME: table.tableName, BASE_ADDRESS: http.apiEndpoint, RELEASE: release },
      bundling: {
        format: OutputFormat.ESM,
        target: 'node20',
        minify: true,
        mainFields: ['module', 'main'],
        bundleAwsSDK: true,
        tsconfig: path.join(ROOT, 'tsconfig.json'),
        esbuildArgs: { '--alias:@aws-sdk/credential-provider-node': path.join(ROOT, 'functions/lambda/credentials.ts') },
        banner: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);",
        commandHooks: {
          beforeInstall: () => [],
          beforeBundling: () => [],
          afterBundling: (_, output) => [`cp "${path.join(ROOT, '.build/server/openapi.json')}" "${output}"`],
        },
      },
    });
    handler.addToRolePolicy(
      new PolicyStatement({ actions: OF_TABLE, resources: [table.tableArn, `${table.tableArn}/index/listed`] }),
    );
    http.addRoutes({
      path: '/api/{proxy+}',
      methods: [HttpMethod.ANY],
      integration: new HttpLambdaIntegration('Integration', handler),
    });
    new CfnOutput(this, 'Address', { value: http.apiEndpoint });
  }
}
