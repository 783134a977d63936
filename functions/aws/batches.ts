/** What services take ten at a time, and of each ten perhaps not all. */

import { setTimeout as pause } from 'node:timers/promises';

/** Things that one request may hold. */
const BATCH = 10;

/** How often, and after how many milliseconds first, what a request left out is sent again. */
const AGAIN = { times: 3, pause: 100 };

/** One of a request that was not taken, by its place in it, and the service's code for why. */
export interface Left {
  readonly at: number;
  readonly why: string;
}

/** Some were not taken. */
class Untaken extends Error {
  override readonly name: string;
  constructor(code: string) {
    super('untaken');
    this.name = `Untaken ${code}`;
  }
}

/**
 * Sends things, all at once and in any order. When it throws, any of them may have been taken.
 * @param send makes one request, of ten at most, and tells what of it was not taken
 */
export async function sendByTens<T>(
  things: readonly T[],
  send: (batch: readonly T[]) => Promise<readonly Left[]>,
): Promise<void> {
  const sendBatch = async (batch: readonly T[]): Promise<void> => {
    let rest = batch;
    for (let times = 0; ; times++) {
      const left = await send(rest);
      const [first] = left;
      if (first === undefined) return;
      if (times === AGAIN.times) throw new Untaken(first.why);
      const places = new Set(left.map(({ at }) => at));
      rest = rest.filter((_, at) => places.has(at));
      await pause(AGAIN.pause * 2 ** times);
    }
  };
  const batches = Array.from({ length: Math.ceil(things.length / BATCH) }, (_, at) => things.slice(at * BATCH, (at + 1) * BATCH));
  await allDone(batches.map(sendBatch));
}

/** Waits for all, the failed ones too, for what is left behind when a function answers is frozen with it. @throws what the first threw */
export async function allDone(attempts: readonly Promise<void>[]): Promise<void> {
  for (const attempt of await Promise.allSettled(attempts)) if (attempt.status === 'rejected') throw attempt.reason;
}
