/** What becomes of notices in this browser as readers come and go. Where none were switched on, nothing more is loaded. */

import type { Me } from '@shared/api/people';
import { showWaiting } from './badge';
import { readMark, writeMark } from './mark';

let renewed: string | undefined;

/** Somebody is signed in: looks after their subscription, once a load of the page. */
export function keepPush(me: Me): void {
  const mark = readMark();
  if (mark === undefined || renewed === me.id) return;
  renewed = me.id;
  // The next page tries again.
  import('./renew').then(({ renew }) => renew(me, mark)).catch(() => {});
}

/** The session is over by no doing of the reader's, and what the server knew of this browser is gone with it. */
export function losePush(): void {
  renewed = undefined;
  showWaiting(0);
  const mark = readMark();
  // A guest cannot become somebody else any more: whoever signs in here next is not them.
  if (mark !== undefined) writeMark({ player: mark.player, guest: false, asked: mark.asked });
}

/** The reader has signed out here. */
export function endPush(): void {
  renewed = undefined;
  showWaiting(0);
  if (readMark() === undefined) return;
  import('./switch').then(({ leaveHere }) => leaveHere()).catch(() => {});
}
