/** Milliseconds between two questions: quick while things move, slower the longer nothing does. */

const QUICK = 3_000;
const SLOW = 30_000;

/** How long to wait before asking again, `quiet` milliseconds after the last news. */
export function nextWait(quiet: number): number {
  return Math.min(SLOW, Math.max(QUICK, quiet / 10));
}
