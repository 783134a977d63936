/**
 * Whether this browser has had a session: the cookie itself is hidden from pages. So a newcomer's first page need not ask
 * who they are, only to be told that nobody is signed in.
 */

const MARK = 'been here';

/** True also where the browser keeps no such notes: then one has to ask. */
export function wasHere(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return true;
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
