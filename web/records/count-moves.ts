import type { RecordedGame } from '@shared/record/record';

/** What players did: neither the start nor the end of a game made void. */
export function countMoves({ moves }: RecordedGame): number {
  return moves.filter(({ seat }) => seat !== undefined).length;
}
