/** The server's clock, as this page knows it: the reader's own may be wrong. */

/** Times on the page are good to this many milliseconds. */
const STEP = 15_000;

let ahead = 0;
const listeners = new Set<() => void>();

/** Notes the server's time, in epoch milliseconds, as just heard. */
export function learn(now: number): void {
  ahead = now - Date.now();
  for (const listener of listeners) listener();
}

/** The server's time in epoch milliseconds, rounded down to whole steps. */
export function serverNow(): number {
  return Math.floor((Date.now() + ahead) / STEP) * STEP;
}

/** Calls back whenever the time shown may have to change. Returns the way to stop. */
export function onTick(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, STEP);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}
