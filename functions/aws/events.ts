/** Events of EventBridge, by which a rule wakes a function. */

import { sendByTens } from './batches';
import { caller, type Reach, type Service } from './call';

const EVENTS: Service = { name: 'events', target: 'AWSEvents', version: '1.1' };

export interface Event {
  /** By what rules tell it, together with whom it comes from. */
  readonly type: string;
  /** Plain JSON. */
  readonly detail: object;
}

interface Outcome {
  readonly FailedEntryCount?: number;
  /** One for each that was sent, in the same order. */
  readonly Entries?: readonly { readonly ErrorCode?: string }[];
}

/** Tells events, all at once and in any order. When it throws, any of them may have been told already. */
export type Tell = (events: readonly Event[]) => Promise<void>;

/** On the account's default bus. `source`: whom they come from. */
export function teller(source: string, reach: Reach): Tell {
  const bridge = caller(EVENTS, reach);
  return (events) =>
    sendByTens(events, async (batch) => {
      const Entries = batch.map(({ type, detail }) => ({
        Source: source,
        DetailType: type,
        Detail: JSON.stringify(detail),
      }));
      const { FailedEntryCount = 0, Entries: outcomes = [] } = await bridge.call<Outcome>('PutEvents', { Entries });
      if (FailedEntryCount === 0) return [];
      return outcomes.flatMap(({ ErrorCode }, at) => (ErrorCode === undefined ? [] : [{ at, why: ErrorCode }]));
    });
}
