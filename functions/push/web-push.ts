/** Notices by Web Push (RFC 8030): encrypted for the browser, signed by the server. docs/notices.md, "Push" */

import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushRecord } from '../store/device';
import { isPushHost } from './hosts';
import type { VapidKeys } from './keys';
import { printPayload } from './payload';
import type { Dispatch, Payload, Pusher } from './pusher';
import { takenBy } from './verdict';

/** How the network is reached. `timeOut`: of the whole request, in milliseconds. `now`: in epoch milliseconds. */
export interface Reach {
  readonly fetch: typeof fetch;
  readonly timeOut: number;
  readonly now: () => number;
}

/** The longest topic that there may be, in characters. */
const LONGEST_TOPIC = 32;

/** `subject`: where push services find whoever sends, as an address of the web (https) or of mail (mailto). */
export function webPusher(keys: VapidKeys, subject: string, reach: Partial<Reach> = {}): Pusher {
  const { fetch: ask = fetch, timeOut = 10_000, now = Date.now } = reach;
  return {
    async push(to, payload, dispatch) {
      if (!isPushHost(to.endpoint)) return { of: 'refused' };
      const request = requestOf(to, payload, dispatch, { subject, ...keys });
      try {
        const answer = await ask(to.endpoint, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeOut) });
        answer.body?.cancel().catch(() => undefined);
        return takenBy(answer, now());
      } catch {
        return { of: 'busy' };
      }
    },
  };
}

/**
 * What goes to the push service, which can read none of it but how long and how urgently it is to be kept. Each goes by a connection of
 * its own: a function is frozen between notices and does not see that one it has kept is closed meanwhile.
 */
function requestOf(
  { endpoint, p256dh, auth }: PushRecord,
  payload: Payload,
  { seconds, isUrgent }: Dispatch,
  vapidDetails: { readonly subject: string } & VapidKeys,
): { method: string; headers: [string, string][]; body: Uint8Array<ArrayBuffer> } {
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, printPayload(payload), {
    vapidDetails,
    contentEncoding: 'aes128gcm',
    TTL: seconds,
    urgency: isUrgent ? 'high' : 'normal',
    topic: topicOf(payload),
  });
  const all = { ...headers, Connection: 'close' };
  return { method, headers: Object.entries(all).map(([name, value]) => [name, String(value)]), body: Uint8Array.from(body) };
}

/** What is not delivered yet is replaced by a later one of the same; of what, nobody can tell by it. */
function topicOf({ tag }: Payload): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, LONGEST_TOPIC);
}
