/** What this browser notes of notices that were switched on in it, so that pages know without asking. */

const KEY = 'push';

export interface Mark {
  /** Who switched them on, and whether that is a guest who may still find their account here. */
  readonly player: string;
  readonly guest: boolean;
  /** The mark of the subscription that the server knows; absent: nobody can tell. */
  readonly here?: string;
  /** When the server was last asked. Epoch milliseconds. */
  readonly asked: number;
}

/** Undefined where none were switched on, or where the browser keeps no notes. */
export function readMark(): Mark | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Mark);
  } catch {
    return undefined;
  }
}

/** Undefined: there is nothing to note any more. */
export function writeMark(mark: Mark | undefined): void {
  try {
    if (mark === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Then they are renewed on the page of notices alone.
  }
}
