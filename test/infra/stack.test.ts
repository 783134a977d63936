import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { TABLE } from '../../functions/store/dynamo/table';
import { meaningOf, type Part, resourcesOf, stackOf, templateOf } from './template';

const template = templateOf();

const NAMED = { domain: 'casebook.example', certificate: 'arn:aws:acm:us-east-1:111122223333:certificate/0f' };

describe('the table', () => {
  it('is the one that one machine has', () => {
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
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
    });
  });

  it('stays whatever happens to it, and any second of the last 35 days can be restored', () => {
    template.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        Replicas: [{ DeletionProtectionEnabled: true, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
      },
    });
  });

  it('is another one in the next generation, which all functions then use', () => {
    const next = templateOf({ generation: 2 });
    expect([...resourcesOf(next, 'AWS::DynamoDB::GlobalTable').keys()]).toEqual(['Table/Games2']);
    const tables = [...resourcesOf(next, 'AWS::Lambda::Function').values()].flatMap(
      (one) => one.Environment?.Variables?.TABLE_NAME ?? [],
    );
    expect(new Set(tables.map((table) => meaningOf(next, table)))).toEqual(new Set(['Table/Games2']));
  });
});

describe('every function of ours', () => {
  const functions = [...resourcesOf(template, 'AWS::Lambda::Function').values()].filter((one) => nameOf(one) !== undefined);

  it('is there', () => {
    expect(functions.map((one) => String(nameOf(one))).sort()).toEqual([
      'api',
      'chores',
      'clock',
      'feedback',
      'guard',
      'mail',
      'publish',
      'push',
      'reconcile',
      'republish',
      'secret',
      'webhook',
    ]);
  });

  it('runs on arm64 and Node 24, with structured logs', () => {
    for (const one of functions) {
      expect(one).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
      });
    }
  });

  it('has the time that its work takes, and takes no concurrency from a fresh account’s ten', () => {
    expect(Object.fromEntries(functions.map((one) => [nameOf(one), one.Timeout]))).toEqual({
      api: 20,
      chores: 120,
      clock: 55,
      feedback: 30,
      guard: 30,
      mail: 120,
      publish: 30,
      push: 45,
      reconcile: 900,
      republish: 900,
      secret: 30,
      webhook: 30,
    });
    for (const one of functions) expect(one).not.toHaveProperty('ReservedConcurrentExecutions');
  });
});

it('logs are kept for a month', () => {
  const kept = [...resourcesOf(template, 'AWS::Logs::LogGroup').values()].map(({ RetentionInDays }) => RetentionInDays);
  expect(new Set(kept)).toEqual(new Set([30]));
});

describe('the API', () => {
  const [stage] = resourcesOf(template, 'AWS::ApiGatewayV2::Stage').values();

  it('turns away what is too much', () => {
    expect(stage?.DefaultRouteSettings).toEqual({ ThrottlingBurstLimit: 1_000, ThrottlingRateLimit: 500 });
  });

  it('logs no query, no header, no body and nobody’s address', () => {
    const format = String(stage?.AccessLogSettings?.Format);
    const logged = [...format.matchAll(/\$context\.([\w.]+)/g)].map(([, variable = '']) => variable);
    expect(logged.sort()).toEqual([
      'error.message',
      'httpMethod',
      'integrationErrorMessage',
      'integrationLatency',
      'integrationStatus',
      'path',
      'requestId',
      'requestTimeEpoch',
      'responseLatency',
      'responseLength',
      'status',
    ]);
  });

  it('logs the status as a number, as the count of what was turned away reads it', () => {
    const line = String(stage?.AccessLogSettings?.Format).replaceAll(/\$context\.[\w.]+/g, '429');
    expect(JSON.parse(line)).toMatchObject({ status: 429, integrationStatus: '429' });
    template.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ ($.status = 429) && ($.integrationStatus = "-") }',
    });
  });

  it('starts anew when the secret has a new edition, or the site a new name', () => {
    const named = templateOf(NAMED);
    const [before, after] = [template, named].map((one) => resourcesOf(one, 'AWS::Lambda::Function').get('Api/Handler/Function'));
    const secret = resourcesOf(template, 'Custom::Secret').get('Secrets/Origin/Made/Default');
    expect(before?.Environment?.Variables).toMatchObject({ EDITION: String(secret?.Edition) });
    expect(before?.Environment?.Variables).not.toHaveProperty('BASE_ADDRESS');
    expect(after?.Environment?.Variables).toMatchObject({ BASE_ADDRESS: 'https://casebook.example' });
    expect(waits('Api/Handler/Function')).toContain('Secrets/Origin/Made/Default');
  });

  it('is changed before the site, so that no page meets an API older than itself', () => {
    for (const later of ['Site/Distribution', 'Site/Request', 'Site/Files/Pages/CustomResource-512MiB/Default']) {
      expect([later, waits(later)]).toEqual([later, expect.arrayContaining(['Api/Handler/Function'])]);
    }
  });

  it('reads the secret without which it refuses from where the site’s distribution has it', () => {
    const secret = resourcesOf(template, 'Custom::Secret').get('Secrets/Origin/Made/Default');
    const { Environment } =
      [...resourcesOf(template, 'AWS::Lambda::Function').values()].find((one) => nameOf(one) === 'api') ?? {};
    expect(String(secret?.Name)).toBe(`${Environment?.Variables?.PARAMETERS}/origin-secret`);
    expect(JSON.stringify(resourcesOf(template, 'AWS::CloudFront::Distribution').get('Site/Distribution'))).toContain(
      JSON.stringify({
        HeaderName: 'casebook-origin',
        HeaderValue: { 'Fn::GetAtt': [idAt('Secrets/Origin/Made/Default'), 'Value'] },
      }),
    );
  });

  it('gives browsers the public half of the keys that pushes are signed with, and cannot read the other', () => {
    const { Environment } = resourcesOf(template, 'AWS::Lambda::Function').get('Api/Handler/Function') ?? {};
    expect(meaningOf(template, Environment?.Variables?.PUSH_KEY)).toBe('Secrets/Push/Made/Default.PublicKey');
    expect(resourcesOf(template, 'Custom::Secret').get('Secrets/Push/Made/Default')).toMatchObject({
      Name: `${Environment?.Variables?.PARAMETERS}/vapid`,
      Kind: 'vapid',
    });
  });

  it('and the mail lead to where people find the site', () => {
    const [parameter] = resourcesOf(template, 'AWS::SSM::Parameter').values();
    expect(String(parameter?.Name)).toBe('/casebook/live/base-address');
    expect(meaningOf(template, parameter?.Value)).toBe('https://Site/Distribution.DomainName');
    template.hasResourceProperties('AWS::Lambda::Function', { Environment: { Variables: { BASE_ADDRESS: parameter?.Value } } });
  });
});

describe('a queue', () => {
  const queues = resourcesOf(template, 'AWS::SQS::Queue');

  it('is encrypted, and keeps what waits for four days and what is dead for fourteen', () => {
    const days = [...queues].map(([place, { SqsManagedSseEnabled, MessageRetentionPeriod }]) => {
      expect(SqsManagedSseEnabled).toBe(true);
      return [place, Number(MessageRetentionPeriod) / 86_400];
    });
    expect(Object.fromEntries(days)).toEqual({
      'Queues/Mail': 4,
      'Queues/Chores': 4,
      'Queues/DeadMessages': 14,
      'Queues/DeadCalls': 14,
    });
  });

  it.each(['Mail', 'Chores'])('gives a message up after twelve tries: %s', (name) => {
    const { RedrivePolicy } = queues.get(`Queues/${name}`) ?? {};
    expect(Number(RedrivePolicy?.maxReceiveCount)).toBe(12);
    expect(meaningOf(template, RedrivePolicy?.deadLetterTargetArn)).toBe('Queues/DeadMessages');
  });

  it.each([
    ['mail', 'Mail', { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } }],
    ['chores', 'Chores', { BatchSize: 10, ScalingConfig: { MaximumConcurrency: 2 } }],
  ])('hides a message for half a minute longer than its worker may take: %s', (worker, name, pace) => {
    const { Timeout } = [...resourcesOf(template, 'AWS::Lambda::Function').values()].find((one) => nameOf(one) === worker) ?? {};
    expect(Number(queues.get(`Queues/${name}`)?.VisibilityTimeout)).toBe(Number(Timeout) + 30);
    expect(resourcesOf(template, 'AWS::Lambda::EventSourceMapping').get(`Workers/${name}Queue`)).toMatchObject({
      ...pace,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
  });
});

describe('the clock', () => {
  const { ScheduleExpression, Target } =
    resourcesOf(template, 'AWS::Scheduler::Schedule').get('Clock/EveryMinute/Schedule') ?? {};

  it('is woken every minute, and no more for a minute that is past', () => {
    expect(String(ScheduleExpression)).toBe('rate(1 minute)');
    expect(Target?.RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 60, MaximumRetryAttempts: 2 });
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumEventAgeInSeconds: 60, MaximumRetryAttempts: 0 });
  });

  it('is over before the next begins', () => {
    const { Timeout } = resourcesOf(template, 'AWS::Lambda::Function').get('Clock/Clock/Function') ?? {};
    expect(Number(Timeout)).toBeLessThan(60);
  });

  it('leaves a dead letter when it cannot be woken', () => {
    expect(meaningOf(template, Target?.DeadLetterConfig?.Arn)).toBe('Queues/DeadCalls');
  });
});

describe('the reconciler', () => {
  const { ScheduleExpression, Target } = resourcesOf(template, 'AWS::Scheduler::Schedule').get('Clock/EveryHour/Schedule') ?? {};

  it('is woken every hour, told which hour it is for, and tried again when it fails', () => {
    expect(String(ScheduleExpression)).toBe('rate(1 hour)');
    expect(JSON.parse(String(Target?.Input))).toEqual({ time: '<aws.scheduler.scheduled-time>' });
    expect(Target?.RetryPolicy).toEqual({ MaximumEventAgeInSeconds: 3_600, MaximumRetryAttempts: 2 });
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      MaximumEventAgeInSeconds: 3_600,
      MaximumRetryAttempts: 2,
    });
  });

  it('leaves a dead letter when it cannot be woken, and when it fails', () => {
    expect(meaningOf(template, Target?.DeadLetterConfig?.Arn)).toBe('Queues/DeadCalls');
    const { DeadLetterConfig } = resourcesOf(template, 'AWS::Lambda::Function').get('Clock/Reconcile/Function') ?? {};
    expect(meaningOf(template, DeadLetterConfig?.TargetArn)).toBe('Queues/DeadCalls');
  });
});

describe('the guard against forgotten settings', () => {
  it('is told what must not be taken back, anew with each template', () => {
    const asked = [{}, { generation: 2, ...NAMED }, { force: true }].map((settings) => {
      const [{ ServiceToken, ServiceTimeout, ...rest } = {}] = resourcesOf(templateOf(settings), 'Custom::Guard').values();
      return rest;
    });
    const Made = expect.stringMatching(/^\d{13}$/);
    expect(asked).toEqual([
      { Generation: 1, Made },
      { Generation: 2, Domain: 'casebook.example', Made },
      { Generation: 1, Force: 'yes', Made },
    ]);
  });

  it('is asked before anything else is changed', () => {
    const verdict = idOf('Custom::Guard');
    const { Resources } = template.toJSON();
    const free = Object.keys(Resources).filter((id) => !Resources[id].DependsOn?.includes(verdict));
    expect(free.map((id) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'GuardHandlerFunction',
      'GuardHandlerLog',
      'GuardHandlerRole',
      'GuardHandlerRoleDefaultPolicy',
      'GuardVerdict',
    ]);
  });
});

it('the dashboard shows moves, notices, errors, latency and ages', () => {
  const page = JSON.stringify(resourcesOf(template, 'AWS::CloudWatch::Dashboard').get('Dashboard/Page'));
  for (const metric of [
    'Moves',
    'Notices',
    'NoticesFailed',
    'Errors',
    'Failures',
    'Latency',
    'IteratorAge',
    'ApproximateAgeOfOldestMessage',
    'Late',
    'Mended',
  ]) {
    expect(page).toContain(metric);
  }
});

describe('a stage', () => {
  it('stands beside the live one under a name of its own, with its own numbers', () => {
    const [live, trial] = [stackOf(), stackOf({ stage: 'trial' })];
    expect([live.stackName, trial.stackName]).toEqual(['Casebook', 'Casebook-trial']);
    expect([live.terminationProtection, trial.terminationProtection]).toEqual([true, false]);
    const beside = templateOf({ stage: 'trial' });
    beside.hasResourceProperties('AWS::SSM::Parameter', { Name: '/casebook/trial/base-address' });
    beside.hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: 'Beats', Namespace: 'Casebook-trial' });
    beside.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: { POWERTOOLS_METRICS_NAMESPACE: 'Casebook-trial' } },
    });
  });
});

it('what has one name in an account, whatever the region, is named after stage and region, at no more than 64 letters', () => {
  const longest = stackOf({ stage: 'a-stage-of-20-letter' });
  const { Resources } = Template.fromStack(longest).toJSON();
  const names = Object.values<{ readonly Type: string; readonly Properties: Part }>(Resources).flatMap(({ Type, Properties }) => {
    if (Type === 'AWS::CloudWatch::Dashboard') return [Properties.DashboardName];
    if (Type === 'AWS::Budgets::Budget') return [Properties.Budget?.BudgetName];
    return /^AWS::CloudFront::(?!Distribution|Function)/.test(Type) ? Object.values(Properties).map(({ Name }) => Name) : [];
  });
  expect(names).toHaveLength(5);
  for (const name of names) {
    const whole = Object.values(name?.['Fn::Join']?.[1] ?? {}).map((part) =>
      typeof part === 'string' ? part : 'ap-southeast-2',
    );
    expect(whole.join('')).toMatch(/^Casebook-a-stage-of-20-letter-ap-southeast-2(?=-|$)[\w-]{0,20}$/);
  }
});

it('tells what docs/deploy.md and docs/runbook.md ask for', () => {
  const runbook = readFileSync(path.join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
  const names = [...runbook.matchAll(/\$\(output (\w+)\)/g)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(Object.keys(template.findOutputs('*'))).toEqual(expect.arrayContaining(names));
});

it('stays far from what CloudFormation takes: 500 resources and a megabyte', () => {
  const { Resources } = template.toJSON();
  expect(Object.keys(Resources).length).toBeLessThan(200);
  expect(JSON.stringify(template.toJSON()).length).toBeLessThan(400_000);
});

/** What is changed before the resource that stands at a place. */
function waits(place: string): string[] {
  return template.toJSON().Resources[idAt(place)].DependsOn.map(placeOf);
}

function idAt(place: string): string {
  const id = Object.keys(template.toJSON().Resources).find((one) => placeOf(one) === place);
  if (id === undefined) throw new Error(`nothing is at ${place}`);
  return id;
}

function placeOf(id: string): string {
  const { Metadata } = template.toJSON().Resources[id];
  return String(Metadata?.['aws:cdk:path']).replace(/^[^/]*\/|\/Resource$/g, '');
}

function nameOf({ Environment }: Part): string | undefined {
  const name = Environment?.Variables?.POWERTOOLS_SERVICE_NAME;
  return name === undefined ? undefined : String(name);
}

function idOf(type: string): string {
  return Object.keys(template.findResources(type))[0] ?? '';
}
