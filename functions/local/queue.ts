/** A queue in this process. What it holds is lost with it: the next start derives it again from the table. */

import { setTimeout as pauseFor } from 'node:timers/promises';
import { Later } from '../publish/later';

/** Something to do. */
export interface Job {
  /** For the log. */
  readonly name: string;
  /** The same for jobs of which one does for both. */
  readonly key: string;
  run(): Promise<void>;
}

export interface Queue {
  /**
   * Does it soon, after whatever is under way now; again and again, with longer and longer pauses, while it fails. One
   * whose key waits or pauses already is not added; one whose key is under way is done once more, for that may have looked
   * too early.
   */
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
  const waiting: { readonly job: Job; readonly failures: number }[] = [];
  /** Of all that waits, pauses or is under way. */
  const keys = new Set<string>();
  /** Of what was added while it was under way. */
  const again = new Set<string>();
  const pauses = new Set<NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;

  const next = (): void => {
    while (!isStopped && underWay.size < pace.hands) {
      const begun = waiting.shift();
      if (begun === undefined) return;
      const { job, failures } = begun;
      const done = attempt(job, failures).finally(() => {
        underWay.delete(job.key);
        next();
      });
      underWay.set(job.key, done);
    }
  };

  const attempt = async (job: Job, failures: number): Promise<void> => {
    again.delete(job.key);
    try {
      await job.run();
      if (again.has(job.key)) waiting.push({ job, failures: 0 });
      else keys.delete(job.key);
    } catch (error) {
      if (error instanceof Later) return pause(job, failures, error.after);
      failed(job.name, error);
      if (failures + 1 < pace.tries) pause(job, failures + 1, Math.min(pace.first * 2 ** failures, pace.longest));
      else keys.delete(job.key);
    }
  };

  const pause = (job: Job, failures: number, time: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      pauses.delete(timer);
      waiting.push({ job, failures });
      next();
    }, time);
    pauses.add(timer);
  };

  return {
    add(job) {
      if (keys.has(job.key)) {
        if (underWay.has(job.key)) again.add(job.key);
        return;
      }
      keys.add(job.key);
      waiting.push({ job, failures: 0 });
      setImmediate(next);
    },
    async stop() {
      isStopped = true;
      for (const timer of pauses) clearTimeout(timer);
      await Promise.race([Promise.all(underWay.values()), pauseFor(GRACE, undefined, { ref: false })]);
    },
  };
}
