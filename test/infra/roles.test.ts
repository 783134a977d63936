/** What every role may do, all of it. */

import { describe, expect, it } from 'vitest';
import { meaningOf, type Part, resourcesOf, templateOf } from './template';

const template = templateOf();

/** CDK's own function that puts the site's files into their bucket: it alone has permissions with wildcards. */
const DEPLOYER = /^Custom::CDKBucketDeployment/;

const KEEPING = ['dynamodb:BatchGetItem', 'dynamodb:PutItem', 'dynamodb:Query', 'dynamodb:UpdateItem'];
const CLEARING = [...KEEPING, 'dynamodb:DeleteItem'];
const CHANGING = [...CLEARING, 'dynamodb:ConditionCheckItem'];
const TAKING = ['sqs:ChangeMessageVisibility', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes', 'sqs:ReceiveMessage'];
const READING = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((action) => `dynamodb:${action}`);
const LOGGING = ['logs:CreateLogStream', 'logs:PutLogEvents'];
const SENDING = ['ses:SendEmail', 'ses:SendRawEmail'];
const PARAMETERS = 'arn:<Partition>:ssm:<Region>:<AccountId>:parameter/casebook/live';
const SES = 'arn:<Partition>:ses:<Region>:<AccountId>';

const MAY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'Api/Handler/Role': {
    'Api/Handler/Log': LOGGING,
    'Table/Games': CHANGING,
    'Table/Games/index/listed': ['dynamodb:Query'],
    [`${PARAMETERS}/base-address`]: ['ssm:GetParameters'],
    [`${PARAMETERS}/origin-secret`]: ['ssm:GetParameters'],
  },
  'Publish/Publish/Role': {
    'Publish/Publish/Log': LOGGING,
    'Table/Games.StreamArn': READING,
    'Queues/Mail': ['sqs:SendMessage'],
    'Queues/Chores': ['sqs:SendMessage'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Publish/Republish/Role': {
    'Publish/Republish/Log': LOGGING,
    'Table/Games': ['dynamodb:Scan'],
    'Queues/Mail': ['sqs:SendMessage'],
    'Queues/Chores': ['sqs:SendMessage'],
  },
  'Workers/Mail/Role': {
    'Workers/Mail/Log': LOGGING,
    'Table/Games': CLEARING,
    'Table/Games/index/listed': ['dynamodb:Query'],
    'Queues/Mail': TAKING,
    [`${SES}:identity/Mail/Domain`]: SENDING,
    [`${SES}:configuration-set/Mail/Sending`]: SENDING,
    'arn:<Partition>:events:<Region>:<AccountId>:event-bus/default': ['events:PutEvents'],
  },
  'Channels/Push/Role': {
    'Channels/Push/Log': LOGGING,
    'Table/Games': CLEARING,
    'Table/Games/index/listed': ['dynamodb:Query'],
    [`${PARAMETERS}/vapid`]: ['ssm:GetParameters'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Channels/Webhook/Role': {
    'Channels/Webhook/Log': LOGGING,
    'Table/Games': KEEPING,
    'Table/Games/index/listed': ['dynamodb:Query'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Workers/Chores/Role': {
    'Workers/Chores/Log': LOGGING,
    'Table/Games': CHANGING,
    'Queues/Chores': TAKING,
  },
  'Clock/Clock/Role': {
    'Clock/Clock/Log': LOGGING,
    'Table/Games': ['dynamodb:BatchGetItem', 'dynamodb:UpdateItem'],
    'Table/Games/index/due': ['dynamodb:Query'],
    'Queues/Mail': ['sqs:SendMessage'],
    'Queues/Chores': ['sqs:SendMessage'],
  },
  'Clock/EveryMinute/Waker': {
    'Clock/Clock/Function': ['lambda:InvokeFunction'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Clock/Reconcile/Role': {
    'Clock/Reconcile/Log': LOGGING,
    'Table/Games': ['dynamodb:Scan', 'dynamodb:UpdateItem'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Clock/EveryHour/Waker': {
    'Clock/Reconcile/Function': ['lambda:InvokeFunction'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Mail/Feedback/Role': {
    'Mail/Feedback/Log': LOGGING,
    'Table/Games': ['dynamodb:UpdateItem'],
    'Queues/DeadCalls': ['sqs:SendMessage'],
  },
  'Guard/Handler/Role': {
    'Guard/Handler/Log': LOGGING,
  },
  'Secrets/Maker/Role': {
    'Secrets/Maker/Log': LOGGING,
    [`${PARAMETERS}/origin-secret`]: ['ssm:GetParameters', 'ssm:PutParameter'],
    [`${PARAMETERS}/vapid`]: ['ssm:GetParameters', 'ssm:PutParameter'],
  },
};

describe('a role', () => {
  it('may do to each resource what its function does, and nothing else', () => {
    const found = allowed();
    expect(found).toEqual(mapValues(MAY, (resources) => mapValues(resources, (actions) => [...actions].sort())));
    expect(JSON.stringify(found)).not.toContain('*');
  });

  it('may send from the sender’s address alone, and hand over what is this stack’s alone', () => {
    const limits = Object.values(template.findResources('AWS::IAM::Policy'))
      .flatMap(({ Properties }) => statements(Properties.PolicyDocument))
      .flatMap(({ Action, Condition }) => (Condition === undefined ? [] : [{ Action: actions(Action), Condition }]));
    expect(limits).toEqual([
      { Action: SENDING, Condition: { StringEqualsIgnoreCase: { 'ses:FromAddress': 'turns@casebook.example' } } },
      { Action: ['events:PutEvents'], Condition: { StringEquals: { 'events:source': 'Casebook' } } },
    ]);
  });

  it('belongs to one function alone, with a log of its own', () => {
    const functions = [...resourcesOf(template, 'AWS::Lambda::Function')].filter(([place]) => !DEPLOYER.test(place));
    const kin = (place: string): string => place.replace(/\/(Function|Role|Log)$/, '');
    for (const [place, { Role, LoggingConfig }] of functions) {
      expect(kin(meaningOf(template, Role))).toBe(kin(place));
      expect(kin(meaningOf(template, LoggingConfig?.LogGroup))).toBe(kin(place));
    }
  });

  it('is assumed by the service that it is for', () => {
    const trusted = [...resourcesOf(template, 'AWS::IAM::Role')].map(([place, { AssumeRolePolicyDocument }]) => [
      place.replace(/[0-9A-F]{32}.*(?=\/)/, ''),
      statements(AssumeRolePolicyDocument).map(({ Principal }) => Principal?.Service),
    ]);
    expect(Object.fromEntries(trusted)).toEqual({
      ...mapValues(MAY, (_, place) => [place.endsWith('/Waker') ? 'scheduler.amazonaws.com' : 'lambda.amazonaws.com']),
      'Custom::CDKBucketDeployment/ServiceRole': ['lambda.amazonaws.com'],
    });
  });
});

it('nobody but API Gateway, SNS and rules of our own may wake a function from outside', () => {
  const callers = [...resourcesOf(template, 'AWS::Lambda::Permission').values()].map(({ FunctionName, Principal, SourceArn }) => [
    meaningOf(template, FunctionName),
    String(Principal),
    meaningOf(template, SourceArn),
  ]);
  expect(callers).toEqual([
    [
      'Api/Handler/Function',
      'apigateway.amazonaws.com',
      'arn:<Partition>:execute-api:<Region>:<AccountId>:Api/Http/*/*/api/{proxy+}',
    ],
    ['Mail/Feedback/Function', 'sns.amazonaws.com', 'Mail/Returned'],
    ['Channels/Push/Function', 'events.amazonaws.com', 'Channels/PushRule'],
    ['Channels/Webhook/Function', 'events.amazonaws.com', 'Channels/WebhookRule'],
  ]);
});

it('queues, topics and buckets are open to services of this account alone', () => {
  const policies = ['AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy', 'AWS::S3::BucketPolicy'].flatMap((type) => [
    ...resourcesOf(template, type).values(),
  ]);
  const open = policies
    .flatMap(({ PolicyDocument }) => statements(PolicyDocument))
    .filter(({ Effect, Principal }) => String(Effect) === 'Allow' && !DEPLOYER.test(meaningOfPrincipal(Principal)))
    .map(({ Principal, Action, Condition }) =>
      [meaningOfPrincipal(Principal), actions(Action).join(), Condition ? 'of its own' : 'of anybody'].join(' '),
    );
  expect([...new Set(open)].sort()).toEqual([
    'budgets.amazonaws.com,cloudwatch.amazonaws.com sns:Publish of its own',
    'cloudfront.amazonaws.com s3:GetObject,s3:ListBucket of its own',
    'events.amazonaws.com sqs:SendMessage of its own',
    'ses.amazonaws.com sns:Publish of its own',
    'sns.amazonaws.com sqs:SendMessage of its own',
  ]);
});

it('queues, topics and buckets take nothing in the clear', () => {
  for (const kind of ['SQS::Queue', 'SNS::Topic', 'S3::Bucket']) {
    const policies = [...resourcesOf(template, `AWS::${kind}Policy`).values()];
    expect(policies).toHaveLength(resourcesOf(template, `AWS::${kind}`).size);
    for (const { PolicyDocument } of policies) {
      const refused = statements(PolicyDocument).map(({ Effect, Condition }) => ({ Effect, Condition }));
      expect(refused).toContainEqual({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } });
    }
  }
});

/** By role and resource, what is allowed. */
function allowed(): Record<string, Record<string, string[]>> {
  const roles = resourcesOf(template, 'AWS::IAM::Role');
  const found: Record<string, Record<string, string[]>> = {};
  for (const [role, { Policies, ManagedPolicyArns }] of roles) {
    if (DEPLOYER.test(role)) continue;
    expect({ role, Policies, ManagedPolicyArns }).toEqual({ role });
    found[role] = {};
  }
  for (const { PolicyDocument, Roles } of resourcesOf(template, 'AWS::IAM::Policy').values()) {
    for (const role of Object.values(Roles ?? {})) {
      const ofRole = found[meaningOf(template, role)];
      if (!ofRole) continue;
      for (const { Effect, Action, Resource } of statements(PolicyDocument)) {
        expect(String(Effect)).toBe('Allow');
        for (const resource of [Resource].flat()) {
          const place = meaningOf(template, resource);
          ofRole[place] = [...(ofRole[place] ?? []), ...actions(Action)].sort();
        }
      }
    }
  }
  return found;
}

function statements(document: Part | undefined): Part[] {
  return Object.values(document?.Statement ?? {});
}

function actions(action: unknown): string[] {
  return [action].flat().map(String);
}

function meaningOfPrincipal(principal: Part | undefined): string {
  const [one] = Object.values(principal ?? {});
  return [one]
    .flat()
    .map((each) => meaningOf(template, each))
    .join();
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
