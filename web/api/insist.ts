import { Unreachable } from './answer';

/** Waits between tries, in milliseconds: a good minute in all. */
export const PATIENCE: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Waits, given in milliseconds, or less where the network comes back before. */
export type Pause = (wait: number) => Promise<void>;

/**
 * Does what may be done twice, such as a request with a key, until it is known how it went.
 * @throws Unreachable after the last try, and at once whatever else the task throws.
 */
export async function insist<T>(task: () => Promise<T>, pause: Pause, waits: readonly number[] = PATIENCE): Promise<T> {
  for (const wait of waits) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await pause(Math.max(wait, error.after));
    }
  }
  return task();
}

/** A pause that ends early when the browser is online again. */
export const pauseOnline: Pause = (wait) =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, wait);
    addEventListener('online', end);
  });
