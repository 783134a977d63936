/** The record that was opened last from a file or a text: it lasts as long as the page, and never leaves it. */

import type { Opened } from './opened';

let held: Opened | undefined;

export function hold(opened: Opened | undefined): void {
  held = opened;
}

/** So that a record can be played through on one page and checked on another. */
export function lastHeld(): Opened | undefined {
  return held;
}
