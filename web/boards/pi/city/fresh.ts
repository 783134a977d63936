import { useState } from 'react';

/** Of these keys, those that were not there at the last change: none on opening. */
export function useFresh(keys: readonly string[]): ReadonlySet<string> {
  const now = keys.join('\n');
  const [kept, keep] = useState({ now, before: now });
  if (kept.now !== now) keep({ now, before: kept.now });
  const before = new Set(kept.before.split('\n'));
  return new Set(keys.filter((key) => !before.has(key)));
}
