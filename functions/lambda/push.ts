/** Woken by what was handed over to browsers: notices that they show. */

import { games } from '@shared/games/index';
import { systemWorld } from '../play/world';
import { parseKeys, type VapidKeys } from '../push/keys';
import type { Pusher } from '../push/pusher';
import { webPusher } from '../push/web-push';
import { pushHandlers } from '../work/push';
import { stackDatabase } from './parts/database';
import { environment } from './parts/environment';
import { handed } from './parts/handed';
import { count } from './parts/powertools';
import { settings } from './parts/settings';

const { vapid } = await settings(environment('PARAMETERS'), 'vapid');
const pusher = webPusher(keysIn(vapid), environment('BASE_ADDRESS'));

export const handler = handed(pushHandlers(systemWorld(stackDatabase(), games), { pusher: countingPusher(pusher) }));

function countingPusher(pusher: Pusher): Pusher {
  return {
    async push(...notice) {
      const taken = await pusher.push(...notice);
      if (taken.of === 'sent') count('Notices');
      return taken;
    },
  };
}

/** @throws Error if somebody has put something else there */
function keysIn(text: string): VapidKeys {
  const keys = parseKeys(text);
  if (keys === undefined) throw new Error('the parameter vapid holds no keys');
  return keys;
}
