/** How the workers of push and webhook are woken, and what becomes of what woke them in vain. */

import { describe, expect, it } from 'vitest';
import { meaningOf, resourcesOf, templateOf } from './template';

const template = templateOf();
const rules = resourcesOf(template, 'AWS::Events::Rule');

/** Seconds: the longest that Lambda and EventBridge together are given. */
const SIX_HOURS = 21_600;

it('there is one rule for each, and no other', () => {
  expect([...rules.keys()]).toEqual(['Channels/PushRule', 'Channels/WebhookRule']);
});

describe.each([
  ['push', 'Push'],
  ['webhook', 'Webhook'],
])('%s', (name, place) => {
  it('is woken by what this stack hands over to it, and by nothing else', () => {
    const { EventBusName, EventPattern, State, Targets, ...others } = rules.get(`Channels/${place}Rule`) ?? {};
    expect({ EventBusName, EventPattern, State }).toEqual({
      EventPattern: { source: ['Casebook'], 'detail-type': [name] },
      State: 'ENABLED',
    });
    expect(others).not.toHaveProperty('ScheduleExpression');
    expect(Object.values(Targets ?? {}).map(({ Arn }) => meaningOf(template, Arn))).toEqual([`Channels/${place}/Function`]);
  });

  it('leaves a dead letter when it cannot be woken for six hours, and when it has failed three times', () => {
    const [target] = Object.values(rules.get(`Channels/${place}Rule`)?.Targets ?? {});
    expect(target).toMatchObject({ RetryPolicy: { MaximumEventAgeInSeconds: SIX_HOURS } });
    const { DeadLetterConfig } = resourcesOf(template, 'AWS::Lambda::Function').get(`Channels/${place}/Function`) ?? {};
    const [unwoken, failed] = [target?.DeadLetterConfig?.Arn, DeadLetterConfig?.TargetArn];
    expect([unwoken, failed].map((queue) => meaningOf(template, queue))).toEqual(['Queues/DeadCalls', 'Queues/DeadCalls']);
    const config = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig').get(`Channels/${place}/Function/EventInvokeConfig`);
    expect(config).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: SIX_HOURS });
  });
});

it('a stage is woken by its own events alone', () => {
  const staged = resourcesOf(templateOf({ stage: 'try' }), 'AWS::Events::Rule');
  expect([...staged.values()].map(({ EventPattern }) => EventPattern?.source)).toEqual([['Casebook-try'], ['Casebook-try']]);
});
