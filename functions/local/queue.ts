/** A queue in this process. What it holds is lost with it: the next start derives it again from the table. */

import { setTimeout as pauseFor } from 'node:timers/promises';
import { Later } from '../publish/later';

/** Something to do. */
export interface Job {
  /** For the log. */
  readonly name: string;
  run(): Promise<void>;
}

export interface Queue {
  /** Does it soon, after whatever is under way now; again and again, with longer and longer pauses, while it fails. */
  readonly add: (job: Job) => void;
  /** Begins nothing more, and waits a moment for what is under way. */
  readonly stop: () => Promise<void>;
}

export interface Pace {
  /** Jobs under way at the same time. */
  readonly hands: number;
  /** The pause after a first failure, and the longest one. Each is twice the one before. Milliseconds. */
  readonly first: number;
  readonly longest: number;
  /** Failures after which a job is given up until the next start. */
  readonly tries: number;
}

/** How long the end waits, in milliseconds: whatever takes longer is as if it were killed. */
const GRACE = 2_000;

/** A day of trying. */
const PACE: Pace = { hands: 4, first: 500, longest: 5 * 60_000, tries: 300 };

/** `failed`: is told of every failure. */
export function startQueue(failed: (job: string, error: unknown) => void, pace: Pace = PACE): Queue {
  const waiting: (() => Promise<void>)[] = [];
  const pauses = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let isStopped = false;

  const next = (): void => {
    while (!isStopped && underWay.size < pace.hands) {
      const begin = waiting.shift();
      if (begin === undefined) return;
      const done = begin().finally(() => {
        underWay.delete(done);
        next();
      });
      underWay.add(done);
    }
  };

  const attempt = async (job: Job, failures: number): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      if (error instanceof Later) return pause(job, failures, error.after);
      failed(job.name, error);
      if (failures + 1 < pace.tries) pause(job, failures + 1, Math.min(pace.first * 2 ** failures, pace.longest));
    }
  };

  const pause = (job: Job, failures: number, time: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      pauses.delete(timer);
      waiting.push(() => attempt(job, failures));
      next();
    }, time);
    pauses.add(timer);
  };

  return {
    add(job) {
      waiting.push(() => attempt(job, 0));
      setImmediate(next);
    },
    async stop() {
      isStopped = true;
      for (const timer of pauses) clearTimeout(timer);
      await Promise.race([Promise.all(underWay), pauseFor(GRACE, undefined, { ref: false })]);
    },
  };
}
