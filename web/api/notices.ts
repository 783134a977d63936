/** How the reader is told what they do not see. docs/notices.md */

import type { Notices, NoticesRequest, PushRequest } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import { ask, askFor } from './ask';
import { insist, pauseOnline } from './insist';

/** @throws Refused, Unreachable */
export function getNotices(): Promise<Notices> {
  return insist(() => askFor<Notices>('/me/notices'), pauseOnline);
}

/** @throws Refused, Unreachable */
export function changeNotices(change: NoticesRequest): Promise<Notices> {
  return insist(() => askFor<Notices>('/me/notices', { method: 'PATCH', body: change }), pauseOnline);
}

/** Has notices sent to this browser, until it is signed out. @throws Refused `push_host`, Unreachable */
export async function putPush(subscription: PushRequest): Promise<void> {
  await insist(() => ask('/me/push', { method: 'PUT', body: subscription }), pauseOnline);
}

/** Has none sent to this browser any more. @throws Refused, Unreachable */
export async function dropPush(): Promise<void> {
  await insist(() => ask('/me/push', { method: 'DELETE' }), pauseOnline);
}

/** Has notices sent to an address of the reader's own. @throws Refused `webhook_address`, Unreachable */
export function setWebhook(address: string): Promise<Notices> {
  return insist(() => askFor<Notices>('/me/webhook', { method: 'PUT', body: { address } }), pauseOnline);
}

/** @throws Refused, Unreachable */
export function dropWebhook(): Promise<Notices> {
  return insist(() => askFor<Notices>('/me/webhook', { method: 'DELETE' }), pauseOnline);
}

/**
 * Asks for a notice that only says that the channel works. What becomes of it `getNotices` tells, by the instant that this answers.
 * @throws Refused `no_channel`, Unreachable
 */
export async function tryChannel(channel: Channel): Promise<number> {
  const what = { method: 'POST', body: { channel } } as const;
  return (await insist(() => askFor<{ readonly asked: number }>('/me/trials', what), pauseOnline)).asked;
}

/** Switches off mails of the kind that a letter was of. Whether that changed anything is not told. @throws Refused, Unreachable */
export async function stopMails(token: string): Promise<void> {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  await insist(() => ask(`/unsubscribe?token=${token}`, { method: 'POST', body }), pauseOnline);
}
