/** Resources that CloudFormation has a function make, where it cannot do so itself. */

import type {
  CloudFormationCustomResourceCreateEvent,
  CloudFormationCustomResourceEvent,
  CloudFormationCustomResourceUpdateEvent,
} from 'aws-lambda';

export type Order = CloudFormationCustomResourceCreateEvent | CloudFormationCustomResourceUpdateEvent;

/** What became of it. `Reason` is shown to whoever deploys; what is `NoEcho` is shown to nobody. */
export type Outcome =
  | { readonly Status: 'SUCCESS'; readonly NoEcho?: true; readonly Data?: Readonly<Record<string, string>> }
  | { readonly Status: 'FAILED'; readonly Reason: string };

/** Milliseconds that CloudFormation may take to hear an answer. */
const HEARING = 5_000;

/**
 * A function that does as CloudFormation orders, and answers it. A resource that is to go takes nothing with it.
 * @param idOf what the resource is called, all its life
 */
export function ordered(
  idOf: (order: CloudFormationCustomResourceEvent) => string,
  carryOut: (order: Order) => Promise<Outcome>,
): (order: CloudFormationCustomResourceEvent) => Promise<void> {
  return async (order) => {
    const { ResponseURL, StackId, RequestId, LogicalResourceId } = order;
    const outcome: Outcome = order.RequestType === 'Delete' ? { Status: 'SUCCESS' } : await carryOut(order).catch(failed);
    await answer(ResponseURL, { StackId, RequestId, LogicalResourceId, PhysicalResourceId: idOf(order), ...outcome });
  };
}

/** Of an error only its name is told. */
function failed(error: unknown): Outcome {
  return { Status: 'FAILED', Reason: error instanceof Error ? error.name : typeof error };
}

/** The address is signed for a content of no type, which bytes have unless they are given one. */
async function answer(address: string, outcome: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(outcome));
  const { ok, status } = await fetch(address, { method: 'PUT', body, signal: AbortSignal.timeout(HEARING) });
  if (!ok) throw new Error(`CloudFormation was not answered: ${status}`);
}
