/** Events of services that only send some: EventBridge's Scheduler, and SES by way of SNS. */

import { randomUUID } from 'node:crypto';
import type { Cloud } from './cloud';
import { ACCOUNT, REGION, resourceIn } from './value';

/** Wakes a function as its schedule does, once. @throws FunctionFailed */
export async function wake(cloud: Cloud, name: 'clock' | 'reconcile' = 'clock'): Promise<void> {
  const { template, clock } = cloud;
  const woken = cloud.function(name);
  const schedules = template.all<{ Target: { Arn: unknown; Input?: string } }>('AWS::Scheduler::Schedule');
  const [id, { Target }] = [...schedules].find(([, one]) => resourceIn(one.Target.Arn) === woken.id) ?? unscheduled(name);
  const time = new Date(clock.now()).toISOString();
  const event = {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.scheduler',
    account: ACCOUNT,
    time,
    region: REGION,
    resources: [`arn:aws:scheduler:${REGION}:${ACCOUNT}:schedule/default/${id}`],
    detail: '{}',
  };
  // Scheduler leaves out what is less than a second.
  const input = Target.Input?.replaceAll('<aws.scheduler.scheduled-time>', time.replace(/\.\d+/, ''));
  await woken.invoke(input === undefined ? event : JSON.parse(input));
}

function unscheduled(name: string): never {
  throw new Error(`the template has no schedule for ${name}`);
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
