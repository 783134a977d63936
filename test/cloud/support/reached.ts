import type { Cloud } from './cloud';
import type { Host } from './internet';
import { arrive, type Person } from './people';
import { type Subscriber, subscribe } from './subscriber';

/** Two players whom more than mail reaches: the first has a browser that shows notices, the second one a webhook. */
export interface Reached {
  readonly persons: readonly [Person, Person];
  readonly browser: Subscriber;
  /** Where the browser's push service is, and where the webhook. */
  readonly pushes: Host;
  readonly hooks: Host;
}

export const WEBHOOK = 'https://hooks.example/casebook/secret-of-the-second-player';

export async function arriveReached(cloud: Cloud): Promise<Reached> {
  const persons = (await arrive(cloud, 2)) as [Person, Person];
  const [first, second] = persons;
  const [pushes, hooks] = [cloud.internet.host('fcm.googleapis.com'), cloud.internet.host('hooks.example')];
  const browser = await subscribe(first.visitor, 'fcm.googleapis.com');
  await second.visitor.expect(200, '/api/me/webhook', { method: 'PUT', json: { address: WEBHOOK } });
  return { persons, browser, pushes, hooks };
}
