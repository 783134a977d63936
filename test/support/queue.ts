/** A queue whose time is the test's: what is to come later, or failed, comes again when that instant is there. */

import { Later } from '../../functions/publish/later';
import type { Message } from '../../functions/publish/message';

export interface TestQueue {
  readonly add: (message: Message) => void;
  /** Does all that is there by now, one after the other. @returns whether anything was. */
  readonly run: () => Promise<boolean>;
  /** When the first of what is left comes, in epoch milliseconds; undefined: nothing is. */
  readonly next: () => number | undefined;
}

interface Waiting {
  readonly message: Message;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly failures: number;
}

/** As a queue of SQS: the pause after a first failure, twice as long each time, and how often it is tried. */
const PAUSE = { first: 15_000, longest: 15 * 60_000 };
const TRIES = 12;

export function testQueue(
  now: () => number,
  work: (message: Message) => Promise<void>,
  failed: (message: Message, error: unknown) => void,
): TestQueue {
  let waiting: readonly Waiting[] = [];

  const attempt = async ({ message, failures }: Waiting): Promise<void> => {
    try {
      await work(message);
    } catch (error) {
      if (error instanceof Later) waiting = [...waiting, { message, failures, at: now() + error.after }];
      else {
        failed(message, error);
        const at = now() + Math.min(PAUSE.first * 2 ** failures, PAUSE.longest);
        if (failures + 1 < TRIES) waiting = [...waiting, { message, failures: failures + 1, at }];
      }
    }
  };

  return {
    add(message) {
      waiting = [...waiting, { message, failures: 0, at: now() }];
    },
    async run() {
      const ready = waiting.filter(({ at }) => at <= now());
      waiting = waiting.filter((one) => !ready.includes(one));
      for (const one of ready) await attempt(one);
      return ready.length > 0;
    },
    next: () => (waiting.length === 0 ? undefined : Math.min(...waiting.map(({ at }) => at))),
  };
}
