import { Later } from '../publish/later';

/** So much, in milliseconds, may the clock that found something due be ahead of ours. */
const AHEAD = 5 * 60 * 1000;

/** Waits for an instant that is moments away by our clock: it is due by another's. @throws Later */
export function awaitSoon(at: number | undefined, now: number): void {
  if (at !== undefined && at > now && at <= now + AHEAD) throw new Later(at - now);
}
