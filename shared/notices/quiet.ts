/** Hours in which a player is told nothing. docs/notices.md, "By what, and when" */

import { hourAt, nextQuarter } from './wall';

/** From a full hour of the day, and until another, perhaps of the next day: 0 to 23, and not the same. */
export interface Quiet {
  readonly from: number;
  readonly until: number;
}

/** Whether walls in the zone show one of these hours. `instant` in epoch milliseconds. */
export function isQuiet({ from, until }: Quiet, zone: string, instant: number): boolean {
  const hour = hourAt(zone, instant);
  return from < until ? from <= hour && hour < until : from <= hour || hour < until;
}

/**
 * When the quiet hours end that are on in the zone at this instant, or the instant itself where none are: whatever clocks do
 * meanwhile, the first at which walls show another hour. Epoch milliseconds.
 */
export function quietUntil(quiet: Quiet, zone: string, instant: number): number {
  let at = instant;
  while (isQuiet(quiet, zone, at)) at = nextQuarter(at);
  return at;
}
