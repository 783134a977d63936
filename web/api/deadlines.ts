/** What those who play may do about time: agree to pause or to call it off, go on, give time, nudge. docs/deadlines.md */

import type { GameAnswer, Wish } from '@shared/api/games';
import { askFor } from './ask';
import { insist, pauseOnline } from './insist';
import { newKey } from './key';

/** Says what the reader would like to be done, or `none` of it any more. The last who wishes it makes it happen. @throws Refused, Unreachable */
export function wish(id: string, wanted: Wish | 'none'): Promise<GameAnswer> {
  return insist(() => askFor<GameAnswer>(`/games/${id}/wish`, { method: 'PUT', body: { wish: wanted } }), pauseOnline);
}

/** Ends a pause. @throws Refused, Unreachable */
export function goOn(id: string): Promise<GameAnswer> {
  return insist(() => askFor<GameAnswer>(`/games/${id}/pause`, { method: 'DELETE' }), pauseOnline);
}

/** Gives the player to move once more the time for a turn. @throws Refused `turn_over` where another turn has begun, Unreachable */
export function giveTime(id: string, turn: number): Promise<GameAnswer> {
  return ofTurn(id, 'time', turn);
}

/** Has a friendly mail sent to the player to move. @throws Refused `turn_over`, `nudged` where somebody did today, `away`, Unreachable */
export function nudge(id: string, turn: number): Promise<GameAnswer> {
  return ofTurn(id, 'nudge', turn);
}

function ofTurn(id: string, what: string, turn: number): Promise<GameAnswer> {
  const key = newKey();
  return insist(() => askFor<GameAnswer>(`/games/${id}/${what}`, { method: 'POST', body: { turn }, key }), pauseOnline);
}
