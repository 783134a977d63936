/** Events of services that only send some: EventBridge's Scheduler, and SES by way of SNS. */

import { randomUUID } from 'node:crypto';
import type { Cloud } from './cloud';
import { ACCOUNT, REGION, resourceIn } from './value';

/** Wakes whatever the stack's schedules wake, once. @throws FunctionFailed */
export async function wake(cloud: Cloud): Promise<void> {
  const { template, clock } = cloud;
  const schedules = template.all<{ Target: { Arn: unknown; Input?: string } }>('AWS::Scheduler::Schedule');
  for (const { Target } of schedules.values()) {
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.scheduler',
      account: ACCOUNT,
      time: new Date(clock.now()).toISOString(),
      region: REGION,
      resources: [`arn:aws:scheduler:${REGION}:${ACCOUNT}:schedule/default/EveryMinute`],
      detail: '{}',
    };
    await cloud.function(resourceIn(Target.Arn)).invoke(Target.Input === undefined ? event : JSON.parse(Target.Input));
  }
}

/** Brings a message to whatever subscribes to the stack's topic of returned mail. @throws FunctionFailed */
export async function tell(cloud: Cloud, message: string): Promise<void> {
  const { template, clock } = cloud;
  const subscriptions = template.all<{ Protocol: string; Endpoint: unknown; TopicArn: unknown }>('AWS::SNS::Subscription');
  const topics = [
    ...template
      .all<{ EventDestination?: { SnsDestination?: { TopicARN: unknown } } }>('AWS::SES::ConfigurationSetEventDestination')
      .values(),
  ]
    .flatMap(({ EventDestination }) => EventDestination?.SnsDestination ?? [])
    .map(({ TopicARN }) => resourceIn(TopicARN));
  for (const { Protocol, Endpoint, TopicArn } of subscriptions.values()) {
    if (Protocol !== 'lambda' || !topics.includes(resourceIn(TopicArn))) continue;
    await cloud.function(resourceIn(Endpoint)).invoke({
      Records: [
        {
          EventSource: 'aws:sns',
          EventVersion: '1.0',
          EventSubscriptionArn: `arn:aws:sns:${REGION}:${ACCOUNT}:Returned:subscription`,
          Sns: {
            Type: 'Notification',
            MessageId: randomUUID(),
            TopicArn: `arn:aws:sns:${REGION}:${ACCOUNT}:Returned`,
            Subject: 'Amazon SES Email Event Notification',
            Message: message,
            Timestamp: new Date(clock.now()).toISOString(),
            SignatureVersion: '1',
            Signature: 'signature',
            SigningCertUrl: 'https://sns.example/certificate',
            UnsubscribeUrl: 'https://sns.example/unsubscribe',
            MessageAttributes: {},
          },
        },
      ],
    });
  }
}
