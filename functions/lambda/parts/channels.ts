import { teller } from '../../aws/events';
import type { Publish } from '../../clock/sweep';
import { concernOf } from '../../publish/concern';
import { environment } from './environment';
import { ownRegion } from './reach';

/** To the workers of the channels that messages are handed over to, each woken by a rule. When it throws, any of them may be there already. */
export function stackChannels(): Publish {
  const tell = teller(environment('EVENT_SOURCE'), ownRegion());
  return (messages) => tell(messages.map((message) => ({ type: concernOf(message), detail: message })));
}
