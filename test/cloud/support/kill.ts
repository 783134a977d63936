import type { Deployed } from './function';

/** Kills a function before a request of its is done, which it never is then. */
export function killedBefore(victim: () => Deployed): () => Promise<void> {
  return async () => {
    await victim().kill();
    throw new Error('killed');
  };
}
