/** What a host may do with an open table, and the table of a rematch. */

import type { Joined, Rematch, Renewed } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { ask, askFor } from './ask';
import { insist, pauseOnline } from './insist';
import { newKey } from './key';

/** Begins with as many players as the host sees there. @returns the host's seat in the game. @throws Refused, Unreachable */
export function startTable(id: string, players: number): Promise<Joined> {
  const key = newKey();
  return insist(() => askFor<Joined>(`/games/${id}/start`, { method: 'POST', body: { players }, key }), pauseOnline);
}

/** Frees the seat of a player, who may not come back. @throws Refused, Unreachable */
export async function removePlayer(id: string, seat: Seat, player: string): Promise<void> {
  await insist(() => ask(`/games/${id}/seats/${seat}?player=${player}`, { method: 'DELETE' }), pauseOnline);
}

/** Opens a seat that is kept for somebody to whoever has the link. @throws Refused, Unreachable */
export async function openSeat(id: string, seat: Seat): Promise<void> {
  await insist(() => ask(`/games/${id}/seats/${seat}`, { method: 'DELETE' }), pauseOnline);
}

/** Makes a new link; the old one opens nothing any more. @throws Refused, Unreachable */
export function renewLink(id: string): Promise<Renewed> {
  const key = newKey();
  return insist(() => askFor<Renewed>(`/games/${id}/invite`, { method: 'POST', key }), pauseOnline);
}

/** Closes an open table for everybody. @throws Refused, Unreachable */
export async function closeTable(id: string): Promise<void> {
  await insist(() => ask(`/games/${id}`, { method: 'DELETE' }), pauseOnline);
}

/** Opens the table at which a finished game is played again, with roles exchanged, or finds it. @throws Refused, Unreachable */
export function offerRematch(id: string): Promise<Rematch> {
  const key = newKey();
  return insist(() => askFor<Rematch>(`/games/${id}/rematch`, { method: 'POST', key }), pauseOnline);
}
