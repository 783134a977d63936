/** Switching notices on and off in this browser. */

import type { Me } from '@shared/api/people';
import { dropPush, putPush } from '@web/api/notices';
import { showWaiting } from './badge';
import { writeMark } from './mark';
import { markOf, requestOf, subscribe, unsubscribe } from './subscription';

/** How the browser took it. `failed`: its push service did not. */
export type Switched = 'on' | 'unasked' | 'failed';

/** Asks the reader, if the browser has not yet, and subscribes anew. `key`: the server's. @throws Refused, Unreachable */
export async function switchOn({ id, guest }: Me, key: string): Promise<Switched> {
  if ((await Notification.requestPermission()) !== 'granted') return 'unasked';
  const subscription = await subscribe(key, true).catch(() => undefined);
  if (subscription === undefined) return 'failed';
  await putPush(requestOf(subscription));
  writeMark({ player: id, guest, here: await markOf(subscription), asked: Date.now() });
  return 'on';
}

/** @throws Refused, Unreachable */
export async function switchOff(): Promise<void> {
  await dropPush();
  await leaveHere();
}

/** What the browser itself knows of it: who was told here is gone. */
export async function leaveHere(): Promise<void> {
  writeMark(undefined);
  showWaiting(0);
  // The server sends nothing here any more, whatever the browser keeps.
  await unsubscribe().catch(() => {});
}
