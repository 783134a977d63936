/** How long what signs in or confirms is good for, in milliseconds from when it was asked for. */
export const VALID = {
  /** The code and the link of a mail, and the code that another browser shows. */
  code: 10 * 60 * 1000,
  /** A change of address. */
  change: 24 * 60 * 60 * 1000,
  /** The mail that shows that an address works again: later it would say so too late. */
  mended: 24 * 60 * 60 * 1000,
} as const;

/** Until when something is good that is asked for now, and when its item may go. */
export function lasting(what: keyof typeof VALID, now: number): { until: number; expires: number } {
  const until = now + VALID[what];
  return { until, expires: Math.ceil(until / 1000) };
}
