/** Up to which message of a table this browser has shown what was said. */

export function seenUpTo(id: string): number {
  try {
    return Number(localStorage.getItem(`talk/${id}`) ?? 0);
  } catch {
    return 0;
  }
}

/** A browser that keeps nothing shows all as new. */
export function noteSeen(id: string, n: number): void {
  try {
    if (n > seenUpTo(id)) localStorage.setItem(`talk/${id}`, String(n));
  } catch {
    // Nothing to be done.
  }
}
