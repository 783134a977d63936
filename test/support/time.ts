/** What players do about time, over HTTP. */

import type { GameAnswer, Wish } from '@shared/api/games';
import type { Me } from '@shared/api/people';
import type { Asking, Visitor } from './visitor';

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function wishing(wish: Wish | 'none'): Asking {
  return { method: 'PUT', json: { wish } };
}

export function ofTurn(turn: number): Asking {
  return { method: 'POST', json: { turn } };
}

export function lasting(first: string, last: string): Asking {
  return { method: 'PUT', json: { first, last } };
}

export function wish(visitor: Visitor, game: string, wanted: Wish | 'none'): Promise<GameAnswer> {
  return visitor.expect(200, `/api/games/${game}/wish`, wishing(wanted));
}

export function goOn(visitor: Visitor, game: string): Promise<GameAnswer> {
  return visitor.expect(200, `/api/games/${game}/pause`, { method: 'DELETE' });
}

export function giveTime(visitor: Visitor, game: string, turn: number): Promise<GameAnswer> {
  return visitor.expect(200, `/api/games/${game}/time`, ofTurn(turn));
}

export function nudge(visitor: Visitor, game: string, turn: number): Promise<GameAnswer> {
  return visitor.expect(200, `/api/games/${game}/nudge`, ofTurn(turn));
}

export function takeVacation(visitor: Visitor, first: string, last: string): Promise<Me> {
  return visitor.expect(200, '/api/me/vacation', lasting(first, last));
}

export function endVacation(visitor: Visitor): Promise<Me> {
  return visitor.expect(200, '/api/me/vacation', { method: 'DELETE' });
}
