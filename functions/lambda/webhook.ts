/** Woken by what was handed over to addresses of players' own. It knows no secret of Casebook's: strangers answer it. */

import { games } from '@shared/games/index';
import { systemWorld } from '../play/world';
import type { Hook } from '../webhook/hook';
import { safeHook } from '../webhook/safe-hook';
import { webhookHandlers } from '../work/webhook';
import { stackDatabase } from './parts/database';
import { environment } from './parts/environment';
import { handed } from './parts/handed';
import { count } from './parts/powertools';

const ways = { hook: countingHook(safeHook()), base: environment('BASE_ADDRESS') };

export const handler = handed(webhookHandlers(systemWorld(stackDatabase(), games), ways));

function countingHook(hook: Hook): Hook {
  return {
    async post(...notice) {
      const taken = await hook.post(...notice);
      if (taken.of === 'sent') count('Notices');
      return taken;
    },
  };
}
