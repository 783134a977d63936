import type { MessageRequest, MessagesAnswer, ReportRequest, Said } from '@shared/api/talk';
import type { Seat } from '@shared/game';
import { ask, askFor } from './ask';
import { insist, type Pause, pauseOnline } from './insist';
import { newKey } from './key';
import { query } from './query';

/** All that was said at a table; undefined if it is still as the reader knows it. @throws Refused, Unreachable */
export async function talkOf(id: string, known: string | undefined): Promise<MessagesAnswer | undefined> {
  const first = await ask<MessagesAnswer>(`/games/${id}/messages${query({ known })}`);
  if (first === undefined) return undefined;
  const messages = [...first.messages];
  for (let { next } = first; next !== undefined; ) {
    const more: MessagesAnswer = await askFor(`/games/${id}/messages${query({ after: String(next) })}`);
    messages.push(...more.messages);
    next = more.next;
  }
  return { tag: first.tag, messages, muted: first.muted };
}

/** Says something once, however often it takes to get through. @throws Refused, Unreachable */
export function sayAt(id: string, message: MessageRequest, key: string, pause: Pause): Promise<Said> {
  return insist(() => askFor<Said>(`/games/${id}/messages`, { method: 'POST', body: message, key }), pause);
}

/** Hides what the player of a seat says, here and at every table, or shows it again. @throws Refused, Unreachable */
export async function mute(id: string, seat: Seat, isMuted: boolean): Promise<void> {
  await insist(() => ask(`/games/${id}/mutes/${seat}`, { method: isMuted ? 'PUT' : 'DELETE' }), pauseOnline);
}

/** Tells the operator of a player, or of what they said. @throws Refused, Unreachable */
export async function report(id: string, what: ReportRequest): Promise<void> {
  const key = newKey();
  await insist(() => ask(`/games/${id}/reports`, { method: 'POST', body: what, key }), pauseOnline);
}
