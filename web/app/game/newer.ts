import type { GameAnswer } from '@shared/api/games';

/** Whether an answer may take the place of the one before: answers can overtake each other. */
export function isNewer(next: GameAnswer, before: GameAnswer | undefined): boolean {
  if (before === undefined) return true;
  return next.version === before.version ? next.revision >= before.revision : next.version > before.version;
}
