/** The server's clock, as this page knows it: the device's own may be wrong, or be put right meanwhile. */

import { type Estimate, learnFrom, type Stamp, settle } from './estimate';

/** Times on the page are good to this many milliseconds, but for what counts down. */
const STEP = 15_000;

let known: Estimate | undefined;
/** How far the server is ahead of the stopwatch; the device's word until an answer tells. */
let ahead = performance.timeOrigin;
const listeners = new Set<() => void>();

/** What an answer tells that has just been heard. `asked`: when it was asked for, by `performance.now()`. */
export function learn({ server, grain, asked }: Omit<Stamp, 'heard'>): void {
  const before = ahead;
  const isFirst = known === undefined;
  known = learnFrom({ server, grain, asked, heard: performance.now() }, known);
  ahead = settle(known, isFirst ? undefined : ahead);
  if (ahead === before) return;
  for (const listener of listeners) listener();
}

/** The server's time in epoch milliseconds. */
export function serverNow(): number {
  return Math.floor(performance.now() + ahead);
}

/** The same, rounded down to whole steps. */
export function serverStep(): number {
  return Math.floor(serverNow() / STEP) * STEP;
}

/** Calls back when the clock has been put right. Returns the way to stop. */
export function onCorrection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back whenever a time shown in steps may have to change. Returns the way to stop. */
export function onStep(listener: () => void): () => void {
  const stop = onCorrection(listener);
  const timer = setInterval(listener, STEP);
  return () => {
    stop();
    clearInterval(timer);
  };
}
