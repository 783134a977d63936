/** The time of all functions and queues: the system's, until a test moves it on. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** How far it is before the system's. Milliseconds. */
  ahead(): number;
  /** Whatever waits for a moment that has come then is woken at once. Milliseconds. */
  advance(by: number): void;
  /** Does something at an instant, or earlier when the clock is moved past it. Gives what calls it off. */
  at(instant: number, does: () => void): () => void;
  /** Does something whenever the clock is moved. Gives what calls it off. */
  heard(does: () => void): () => void;
}

export function startClock(): Clock {
  let ahead = 0;
  const listeners = new Set<() => void>();
  const now = (): number => Date.now() + ahead;
  return {
    now,
    ahead: () => ahead,
    advance(by) {
      ahead += by;
      for (const listener of listeners) listener();
    },
    at(instant, does) {
      const ring = (): void => {
        off();
        does();
      };
      const check = (): void => {
        if (now() >= instant) ring();
      };
      const timer = setTimeout(ring, Math.max(instant - now(), 0));
      const off = (): void => {
        clearTimeout(timer);
        listeners.delete(check);
      };
      listeners.add(check);
      return off;
    },
    heard(does) {
      listeners.add(does);
      return () => listeners.delete(does);
    },
  };
}
