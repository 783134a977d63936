/**
 * What a reader has begun and not sent yet: kept for the life of the tab, so that a reload, a sign-in or a crash loses
 * nothing. A browser that keeps no such notes keeps them for the life of the page.
 */

const PREFIX = 'draft ';

const known = new Map<string, unknown>();
const listeners = new Set<() => void>();

/** What is kept under this key; undefined: nothing. The same object as long as nobody writes. */
export function recall(key: string): unknown {
  if (!known.has(key)) known.set(key, read(key));
  return known.get(key);
}

/** Keeps plain data under this key; undefined forgets it. */
export function keep(key: string, value: unknown): void {
  known.set(key, value);
  try {
    if (value === undefined) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Then the page alone remembers.
  }
  tell();
}

/** Forgets what is kept under keys that begin like this: everything, as when somebody else comes to this browser. */
export function forget(beginning = ''): void {
  for (const key of known.keys()) if (key.startsWith(beginning)) known.delete(key);
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX + beginning)) sessionStorage.removeItem(name);
    }
  } catch {
    // There was nothing.
  }
  tell();
}

/** Calls back whenever something is kept or forgotten. Returns the way to stop. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
