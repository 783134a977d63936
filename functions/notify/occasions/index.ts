/** Who may have to be told what, by what a message is about. docs/notices.md, "Of what" */

import type { World } from '../../play/world';
import type { NoticeMessage } from '../../publish/concern';
import type { Occasion } from '../occasion';
import { expiringOccasions } from './expiring';
import { missedOccasions } from './missed';
import { nudgeOccasions } from './nudge';
import { rematchOccasions } from './rematch';
import { reminderOccasions } from './reminder';
import { removedOccasions } from './removed';
import { saidOccasions } from './said';
import { startedOccasions } from './started';
import { turnOccasions } from './turn';

/**
 * What there is to tell as the table is now: of what has passed, nothing. Whether its player wants to be told, and was told
 * already, is another matter.
 * @throws Later where the clock that found it is ahead of ours
 */
export async function occasionsOf(world: World, message: NoticeMessage): Promise<readonly Occasion[]> {
  switch (message.kind) {
    case 'turn':
      return turnOccasions(world, message);
    case 'missed':
      return missedOccasions(world, message);
    case 'started':
      return startedOccasions(world, message);
    case 'reminder':
      return reminderOccasions(world, message);
    case 'nudge':
      return nudgeOccasions(world, message);
    case 'expiring':
      return expiringOccasions(world, message);
    case 'said':
      return saidOccasions(world, message);
    case 'rematch':
      return rematchOccasions(world, message);
    case 'removed':
      return removedOccasions(world, message);
    case 'digest':
    case 'trial':
    case 'unhooked':
      return [];
  }
}
