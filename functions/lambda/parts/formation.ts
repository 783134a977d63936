/** Resources that CloudFormation has a function make, where it cannot do so itself. */

import type {
  CloudFormationCustomResourceCreateEvent,
  CloudFormationCustomResourceEvent,
  CloudFormationCustomResourceUpdateEvent,
} from 'aws-lambda';
import { failureOf, lineLogger } from '../../http/logger';
import { Objection } from './objection';

export type Order = CloudFormationCustomResourceCreateEvent | CloudFormationCustomResourceUpdateEvent;

/** What was made. What is `NoEcho` is shown to nobody. */
export interface Made {
  readonly NoEcho?: true;
  readonly Data?: Readonly<Record<string, string>>;
}

/** `Reason`: is shown to whoever deploys. */
type Outcome = (Made & { readonly Status: 'SUCCESS' }) | { readonly Status: 'FAILED'; readonly Reason: string };

/** Milliseconds that CloudFormation may take to hear an answer. */
const HEARING = 5_000;

const DONE = { Status: 'SUCCESS' } as const;

const log = lineLogger(process.stdout);

/**
 * A function that does as CloudFormation orders, and answers it. A resource that is to go takes nothing with it.
 * @param idOf what the resource is called, all its life
 * @param carryOut throws Objection, whose sentence is told; or anything else, whose name is told
 */
export function ordered(
  idOf: (order: CloudFormationCustomResourceEvent) => string,
  carryOut: (order: Order) => Promise<Made>,
): (order: CloudFormationCustomResourceEvent) => Promise<void> {
  return async (order) => {
    const { ResponseURL, StackId, RequestId, LogicalResourceId } = order;
    const outcome = order.RequestType === 'Delete' ? DONE : await outcomeOf(carryOut(order));
    await answer(ResponseURL, { StackId, RequestId, LogicalResourceId, PhysicalResourceId: idOf(order), ...outcome });
  };
}

async function outcomeOf(making: Promise<Made>): Promise<Outcome> {
  try {
    return { ...DONE, ...(await making) };
  } catch (error) {
    if (error instanceof Objection) return { Status: 'FAILED', Reason: error.message };
    const failure = failureOf('DEPLOY', '', error);
    log(failure);
    return { Status: 'FAILED', Reason: failure.error };
  }
}

/** The address is signed for a content of no type, which bytes have unless they are given one. */
async function answer(address: string, outcome: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(outcome));
  const { ok, status } = await fetch(address, { method: 'PUT', body, signal: AbortSignal.timeout(HEARING) });
  if (!ok) throw new Error(`CloudFormation was not answered: ${status}`);
}
