import { createHash } from 'node:crypto';

/** A name for a player who gives none: the same for the same id. */
export function guestName(id: string): string {
  return `Guest ${numberOf(id)}`;
}

/** The name of a player who is gone. */
export function formerName(id: string): string {
  return `Former player ${numberOf(id)}`;
}

/** Four digits. */
function numberOf(id: string): number {
  return 1000 + (createHash('sha256').update(id).digest().readUInt32BE() % 9000);
}
