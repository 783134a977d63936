import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { meaningOf, resourcesOf, templateOf } from './template';

const template = templateOf();

describe('an alarm', () => {
  const alarms = [...resourcesOf(template, 'AWS::CloudWatch::Alarm')].map(
    ([place, alarm]) => [place.replace('Alarms/', ''), alarm] as const,
  );
  const runbook = readFileSync(path.join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');

  it('sounds for each of these', () => {
    expect(alarms.map(([name]) => name).sort()).toEqual([
      'ApiFails',
      'ApiSlow',
      'ChannelSilent',
      'ClockSilent',
      'DeadLetters',
      'DueLost',
      'MailComplained',
      'MailReturned',
      'MailWaits',
      'StreamBehind',
      'Throttled',
      'WorkFails',
    ]);
  });

  it.each(alarms)('has a section in the runbook, which it names: %s', (name, { AlarmDescription }) => {
    expect(String(AlarmDescription)).toContain(`docs/runbook.md, under ${name}.`);
    expect(runbook).toMatch(new RegExp(`^### ${name}$`, 'm'));
  });

  it.each(alarms)('is told to the operator, and so is its end: %s', (_, { AlarmActions, OKActions }) => {
    const [subscription] = [...resourcesOf(template, 'AWS::SNS::Subscription').values()].filter(
      ({ Protocol }) => String(Protocol) === 'email',
    );
    expect(String(subscription?.Endpoint)).toBe('ops@casebook.example');
    expect([AlarmActions, OKActions]).toEqual([[subscription?.TopicArn], [subscription?.TopicArn]]);
  });

  it('of the clock and of the reconciler sounds when nothing is heard of it, those of SES stay as they are, and all others keep still', () => {
    const others = new Map([
      ['ClockSilent', 'breaching'],
      ['DueLost', 'breaching'],
      ['MailReturned', 'ignore'],
      ['MailComplained', 'ignore'],
    ]);
    for (const [name, { TreatMissingData }] of alarms) {
      expect([name, TreatMissingData]).toEqual([name, others.get(name) ?? 'notBreaching']);
    }
    expect(Object.fromEntries(alarms).ClockSilent).toMatchObject({
      Dimensions: [{ Name: 'service', Value: 'publish' }],
      MetricName: 'Beats',
      Period: 300,
      EvaluationPeriods: 1,
      Threshold: 1,
    });
  });
});

it('a sum that an alarm looks at is one when some of what it adds up has never been heard of', () => {
  const sums = [...resourcesOf(template, 'AWS::CloudWatch::Alarm').values()]
    .flatMap(({ Metrics }) => Object.values(Metrics ?? {}))
    .flatMap(({ Expression }) => (Expression === undefined ? [] : [String(Expression)]))
    .filter((expression) => expression.includes('+'));
  expect(sums).toHaveLength(3);
  for (const expression of sums) expect(expression).toMatch(/^(FILL\(\w+, 0\) \+ )+TIME_SERIES\(0\)$/);
});

it('what the clock would not have found is told, and so are three hours in which nobody looked', () => {
  expect(resourcesOf(template, 'AWS::CloudWatch::Alarm').get('Alarms/DueLost')).toMatchObject({
    Threshold: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    EvaluationPeriods: 1,
    Metrics: [
      { Expression: 'FILL(mended, 1)' },
      {
        Id: 'mended',
        MetricStat: {
          Metric: { Dimensions: [{ Name: 'service', Value: 'reconcile' }], MetricName: 'Mended' },
          Period: 10_800,
          Stat: 'Sum',
        },
      },
    ],
  });
});

it('a letter or chore that waits for two hours is told', () => {
  const waiting = resourcesOf(template, 'AWS::CloudWatch::Alarm').get('Alarms/MailWaits');
  expect(waiting).toMatchObject({ Threshold: 7_200, ComparisonOperator: 'GreaterThanOrEqualToThreshold' });
  const queues = Object.values(waiting?.Metrics ?? {}).flatMap(({ MetricStat }) =>
    Object.values(MetricStat?.Metric?.Dimensions ?? {}).map(({ Value }) => meaningOf(template, Value)),
  );
  expect(queues.sort()).toEqual(['Queues/Chores.QueueName', 'Queues/Mail.QueueName']);
});

it('a month that costs too much, or is about to, is told where alarms are', () => {
  const [budget] = resourcesOf(template, 'AWS::Budgets::Budget').values();
  expect(budget?.Budget).toMatchObject({ BudgetLimit: { Amount: 20, Unit: 'USD' }, TimeUnit: 'MONTHLY' });
  const told = Object.values(budget?.NotificationsWithSubscribers ?? {}).map(({ Notification, Subscribers }) => [
    `${Notification?.NotificationType} ${Notification?.Threshold} %`,
    Object.values(Subscribers ?? {}).map(({ Address }) => meaningOf(template, Address)),
  ]);
  expect(told).toEqual([
    ['ACTUAL 80 %', ['Alarms/Told']],
    ['FORECASTED 100 %', ['Alarms/Told']],
  ]);
});

it('a channel that has taken nothing for an hour of what it owes is told', () => {
  expect(resourcesOf(template, 'AWS::CloudWatch::Alarm').get('Alarms/ChannelSilent')).toMatchObject({
    Dimensions: [{ Name: 'service', Value: 'clock' }],
    MetricName: 'Silent',
    Statistic: 'Maximum',
    Threshold: 3_600,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    EvaluationPeriods: 1,
  });
});

it('functions of the account that crash are told together, and so is a letter that cannot be sent', () => {
  const { Metrics } = resourcesOf(template, 'AWS::CloudWatch::Alarm').get('Alarms/WorkFails') ?? {};
  const looked = Object.values(Metrics ?? {}).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
  expect(looked).toEqual([
    { Namespace: 'AWS/Lambda', MetricName: 'Errors' },
    { Namespace: 'Casebook', MetricName: 'NoticesFailed', Dimensions: [{ Name: 'service', Value: 'mail' }] },
  ]);
});
