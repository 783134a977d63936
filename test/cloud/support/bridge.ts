/** A stand-in for EventBridge: rules of the template bring events to functions, by way of the queue that Lambda has for each. */

import { randomUUID } from 'node:crypto';
import { matches } from '../../support/pattern';
import { type Asked, Refused, type Service, standIn } from './aws';
import type { Clock } from './clock';
import { type Deployed, FunctionFailed } from './function';
import type { Queues } from './queues';
import type { Template } from './template';
import { ACCOUNT, REGION, resourceIn } from './value';

export interface Bridge extends Service {
  /** Brings everything that may be brought now, and says how much it was. */
  bring(find: (id: string) => Deployed): Promise<number>;
  /** An event as the stack tells it, behind its back. */
  put(type: string, detail: object): void;
  /** When what waits may be brought. Epoch milliseconds. */
  waiting(): readonly number[];
  /** Every event is brought twice. */
  areDoubled: boolean;
  /** Every event that was ever told, as text. */
  readonly bodies: string[];
}

/** An event on its way to a function. */
interface Held {
  readonly event: object;
  readonly plan: Plan;
  readonly since: number;
  readonly tries: number;
  readonly at: number;
}

/** How a rule wakes a function. */
interface Plan {
  readonly pattern: object;
  /** Logical ids: of the function, and of the queue that takes what it was woken by in vain. */
  readonly function: string;
  readonly deadLetters: string | undefined;
  readonly retries: number;
  /** Milliseconds. */
  readonly patience: number;
}

interface Rule {
  readonly EventPattern: object;
  readonly State: string;
  readonly Targets: readonly { readonly Arn: unknown }[];
}

interface InvokeConfig {
  readonly FunctionName: unknown;
  readonly MaximumRetryAttempts: number;
  /** Seconds. */
  readonly MaximumEventAgeInSeconds: number;
}

interface Entry {
  readonly Source?: string;
  readonly DetailType?: string;
  readonly Detail?: string;
}

/** Of EventBridge. */
const MOST_ENTRIES = 10;

/** Milliseconds before Lambda tries again: as long for each time before. */
const PAUSE = 60_000;

/** Events that are brought at the same time. */
const AT_ONCE = 3;

export async function startBridge(template: Template, clock: Clock, queues: Queues): Promise<Bridge> {
  const plans = plansIn(template);
  const bodies: string[] = [];
  let held: readonly Held[] = [];

  const tell = ({ Source = '', DetailType = '', Detail = '' }: Entry): object => {
    if (Source === '' || Source.startsWith('aws.') || DetailType === '' || !isObject(Detail))
      return { ErrorCode: 'InvalidArgument' };
    bodies.push(Detail);
    const id = randomUUID();
    const now = clock.now();
    const event = {
      version: '0',
      id,
      'detail-type': DetailType,
      source: Source,
      account: ACCOUNT,
      time: new Date(now).toISOString().replace(/\.\d+/, ''),
      region: REGION,
      resources: [],
      detail: JSON.parse(Detail),
    };
    const woken = plans.filter(({ pattern }) => matches(pattern, event));
    const copies = bridge.areDoubled ? [...woken, ...woken] : woken;
    held = [...held, ...copies.map((plan) => ({ event, plan, since: now, tries: 0, at: now }))];
    return { EventId: id };
  };

  const answer = ({ operation, body }: Asked): object => {
    if (operation !== 'PutEvents') throw new Refused('UnknownOperationException');
    const entries = body.Entries as readonly Entry[];
    if (entries.length === 0 || entries.length > MOST_ENTRIES) throw new Refused('ValidationException');
    const Entries = entries.map(tell);
    return { FailedEntryCount: Entries.filter((entry) => 'ErrorCode' in entry).length, Entries };
  };

  const bringOne = async ({ tries, ...one }: Held, woken: Deployed): Promise<void> => {
    try {
      await woken.invoke(one.event);
    } catch (error) {
      if (!(error instanceof FunctionFailed)) throw error;
      const { plan, since, event } = one;
      const at = clock.now() + PAUSE * (tries + 1);
      if (tries < plan.retries && at - since <= plan.patience) held = [...held, { ...one, tries: tries + 1, at }];
      else if (plan.deadLetters !== undefined) queues.put(plan.deadLetters, JSON.stringify(event));
    }
  };

  const bridge: Bridge = {
    ...(await standIn(answer)),
    areDoubled: false,
    bodies,
    put: (DetailType, detail) => void tell({ Source: 'Casebook', DetailType, Detail: JSON.stringify(detail) }),
    waiting: () => held.map(({ at }) => at),
    async bring(find) {
      const now = clock.now();
      const ripe = held.filter(({ at }) => at <= now);
      held = held.filter(({ at }) => at > now);
      const left = [...ripe];
      const hand = async (): Promise<void> => {
        for (let one = left.shift(); one; one = left.shift()) await bringOne(one, find(one.plan.function));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, hand));
      return ripe.length;
    },
  };
  return bridge;
}

/** Of every rule that may wake the function at which it aims. */
function plansIn(template: Template): readonly Plan[] {
  const functions = template.all<{ DeadLetterConfig?: { TargetArn: unknown } }>('AWS::Lambda::Function');
  const configs = [...template.all<InvokeConfig>('AWS::Lambda::EventInvokeConfig').values()];
  const permissions = [
    ...template.all<{ FunctionName: unknown; Principal: unknown; SourceArn?: unknown }>('AWS::Lambda::Permission').values(),
  ].filter(({ Principal }) => Principal === 'events.amazonaws.com');
  return [...template.all<Rule>('AWS::Events::Rule')].flatMap(([rule, { EventPattern: pattern, State, Targets }]) => {
    if (State !== 'ENABLED') return [];
    const ids = Targets.map(({ Arn }) => resourceIn(Arn));
    const open = ids.filter((id) =>
      permissions.some(({ FunctionName, SourceArn }) => resourceIn(FunctionName) === id && resourceIn(SourceArn) === rule),
    );
    return open.map((id) => {
      const config = configs.find(({ FunctionName }) => resourceIn(FunctionName) === id);
      const dead = functions.get(id)?.DeadLetterConfig?.TargetArn;
      return {
        pattern,
        function: id,
        deadLetters: dead === undefined ? undefined : resourceIn(dead),
        retries: config?.MaximumRetryAttempts ?? 2,
        patience: (config?.MaximumEventAgeInSeconds ?? 21_600) * 1000,
      };
    });
  });
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
