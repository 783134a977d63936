/** This browser's subscription to notices. */

import type { PushRequest } from '@shared/api/notices';

/** Where notices are shown while no page is open. */
const WORKER = '/worker.js';

/** The one there is. */
export async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/**
 * The one under the server's key, made if there is none.
 * @param isFresh another than there was: that one is of no use any more.
 * @throws DOMException where the browser does not do it
 */
export async function subscribe(key: string, isFresh: boolean): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = (await pushManager.getSubscription()) ?? undefined;
  if (before !== undefined) {
    if (!isFresh && keyOf(before) === key) return before;
    await before.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** As the server is told of it. */
export function requestOf(subscription: PushSubscription): PushRequest {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

/** What the server calls it by: the SHA-256 of its endpoint. */
export async function markOf({ endpoint }: Pick<PushSubscription, 'endpoint'>): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

function keyOf({ options: { applicationServerKey: key } }: PushSubscription): string | undefined {
  return key === null ? undefined : base64url(key);
}

function base64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
