import type { EventBridgeEvent } from 'aws-lambda';
import { handle } from '../../publish/handle';
import { type Handlers, messageFrom } from '../../publish/message';
import { worker } from './powertools';

/** A message that was handed over, as the event that brings it: one that fails is brought again by Lambda. */
export function handed(handlers: Partial<Handlers>): (event: EventBridgeEvent<string, object>, context: never) => Promise<void> {
  return worker(
    ({ detail }) => handle(handlers, messageFrom(JSON.stringify(detail))),
    ({ detail }) => String((detail as { kind?: unknown }).kind),
  );
}
