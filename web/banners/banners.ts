/** What every page may have to say about its own state, whatever else it shows. */

/** The more urgent first: one is shown at a time. */
export const BANNERS = ['offline', 'away', 'signedOut', 'gone', 'unseated', 'renewed', 'stale'] as const;

export type Banner = (typeof BANNERS)[number];

const raised = new Set<Banner>();
const listeners = new Set<() => void>();

/** The most urgent one that holds. */
export function topBanner(): Banner | undefined {
  return BANNERS.find((banner) => raised.has(banner));
}

export function isRaised(banner: Banner): boolean {
  return raised.has(banner);
}

export function raise(banner: Banner): void {
  raised.add(banner);
  tell();
}

export function lower(banner: Banner): void {
  if (raised.delete(banner)) tell();
}

/** Calls back whenever a banner is raised or lowered. Returns the way to stop. */
export function onBanner(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
