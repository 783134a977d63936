import type { RecordedGame } from '@shared/record/record';
import { askFor } from './ask';
import { insist, pauseOnline } from './insist';

/** The record of a game that has begun: whole once it is over, until then as much as the viewer may know. @throws Refused, Unreachable */
export function recordOf(id: string): Promise<RecordedGame> {
  return insist(() => askFor<RecordedGame>(`/games/${id}/record`), pauseOnline);
}
