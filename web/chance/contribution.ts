/**
 * The reader's share of a game's chance. docs/architecture.md, "Chance": the server has committed to its secret before
 * these bytes exist, and the browser keeps both, so that the draws can be checked after the game.
 */

/** 32 random bytes in hex. */
export function makeContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface Kept {
  readonly commitment: string;
  readonly contribution: string;
}

/** Notes what was promised and what was given. A browser that keeps nothing plays all the same. */
export function keep(id: string, kept: Kept): void {
  try {
    localStorage.setItem(`chance/${id}`, JSON.stringify(kept));
  } catch {
    // Private windows and full disks refuse: the contribution stays readable in the game.
  }
}

/** Drops the note: the reader has left the table, and plays no part in its game. */
export function forget(id: string): void {
  try {
    localStorage.removeItem(`chance/${id}`);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** What this browser noted about a game. */
export function kept(id: string): Kept | undefined {
  try {
    const text = localStorage.getItem(`chance/${id}`);
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
