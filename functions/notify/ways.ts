import type { Mail } from '../mail/letter';
import type { NoticeMessage } from '../publish/concern';

/** How players are reached by whoever decides what they are told. */
export interface Ways {
  readonly mail: Mail;
  /** Gives messages to the workers of the channels that they are for. Resolves when they have them. */
  readonly handOver: (messages: readonly NoticeMessage[]) => Promise<void>;
}
