import type {
  Acted,
  Created,
  CreateRequest,
  EventInfo,
  EventsAnswer,
  Eyes,
  GameAnswer,
  GameList,
  Joined,
  JoinRequest,
} from '@shared/api/games';
import type { Action } from '@shared/game';
import { ask, askFor } from './ask';
import { insist, pauseOnline } from './insist';
import { newKey } from './key';
import { query } from './query';

/** My games, those that wait for me first. */
export function myGames(cursor?: string): Promise<GameList> {
  return askFor(`/me/games${query({ cursor })}`);
}

/** Public tables with a free seat. */
export function openGames(cursor?: string): Promise<GameList> {
  return askFor(`/games${query({ status: 'open', cursor })}`);
}

/** The game; undefined if it is still as the viewer knows it. */
export function getGame(id: string, known?: GameAnswer): Promise<GameAnswer | undefined> {
  return ask(`/games/${id}${query({ known: known && tagOf(known) })}`);
}

/** What a viewer has seen of a game. */
function tagOf({ version, revision, you, kept }: GameAnswer): string {
  return `${version}.${revision}.${you ?? (kept === undefined ? 'x' : 'k')}`;
}

/** What happened after this version, as far as it fits one answer; once the game is over, also as other eyes saw it. */
export async function eventsAfter(id: string, version: number, as?: Eyes): Promise<readonly EventInfo[]> {
  const fields = { after: String(version), as: as?.toString() };
  return (await askFor<EventsAnswer>(`/games/${id}/events${query(fields)}`)).events;
}

/** Opens a table, once, however often it takes to get through. @throws Refused, Unreachable */
export function createGame(request: CreateRequest): Promise<Created> {
  const key = newKey();
  return insist(() => askFor<Created>('/games', { method: 'POST', body: request, key }), pauseOnline);
}

/** Takes a free seat. @throws Refused, Unreachable */
export function join(id: string, request: JoinRequest): Promise<Joined> {
  const key = newKey();
  return insist(() => askFor<Joined>(`/games/${id}/seats`, { method: 'POST', body: request, key }), pauseOnline);
}

export async function sendContribution(id: string, contribution: string): Promise<void> {
  await insist(() => ask(`/games/${id}/seats/me`, { method: 'PUT', body: { contribution } }), pauseOnline);
}

/** Before the start only. */
export async function leaveTable(id: string): Promise<void> {
  await insist(() => ask(`/games/${id}/seats/me`, { method: 'DELETE' }), pauseOnline);
}

/** One try: who keeps the key may ask again. */
export function act(id: string, version: number, action: Action, key: string): Promise<Acted> {
  return askFor(`/games/${id}/actions`, { method: 'POST', body: { action }, match: `"${version}"`, key });
}

/** One try: who keeps the key may ask again. */
export function resign(id: string, version: number, key: string): Promise<GameAnswer> {
  return askFor(`/games/${id}/resignation`, { method: 'POST', match: `"${version}"`, key });
}
