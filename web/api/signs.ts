/** What answers tell beside what was asked. */
export type Sign =
  /** The server is there. `release`: the build of the site that belongs to it. */
  | { readonly kind: 'answered'; readonly release: string | undefined }
  | { readonly kind: 'unanswered' }
  /** It takes the reader for nobody. */
  | { readonly kind: 'nobody' };

const listeners = new Set<(sign: Sign) => void>();

/** Calls back at every sign. Returns the way to stop. */
export function onSign(listener: (sign: Sign) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function giveSign(sign: Sign): void {
  for (const listener of listeners) listener(sign);
}
