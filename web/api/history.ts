import type { Eyes, GameAnswer } from '@shared/api/games';
import { askFor } from './ask';
import { insist, pauseOnline } from './insist';
import { query } from './query';

/** The game as it was after this version; once it is over, also through other eyes. @throws Refused, Unreachable */
export function gameAt(id: string, at: number, as: Eyes | undefined): Promise<GameAnswer> {
  return insist(() => askFor<GameAnswer>(`/games/${id}${query({ at: String(at), as: as?.toString() })}`), pauseOnline);
}
