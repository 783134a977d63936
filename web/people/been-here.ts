/**
 * Whether this browser has a session, as far as pages can tell: the cookie itself is hidden from them. So a newcomer's first
 * page need not ask who they are, only to be told that nobody is signed in.
 */

const MARK = 'been here';

/** Undefined where the browser keeps no such notes: then one has to ask. */
export function wasHere(): boolean | undefined {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return undefined;
  }
}

/** Keeps the note, or drops it. */
export function remember(here: boolean): void {
  try {
    if (here) localStorage.setItem(MARK, 'yes');
    else localStorage.removeItem(MARK);
  } catch {
    // Then every page asks.
  }
}
