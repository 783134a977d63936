/** What a player was shown of a table, kept with their place there: who has been there is not told what they saw. docs/notices.md */

import { isConditionFailed, isConflict, isThrottled, isUnanswered } from '../../store/dynamo/errors';
import { markShown } from '../../store/seat';
import type { World } from '../world';

/** They were shown this version of the game. A failure fails nothing: at worst they are told what they know. */
export function noteSeen(world: World, player: string, game: string, version: number): Promise<void> {
  return note(markShown(world.db, player, game, 'seen', version));
}

/** They were shown its talk, up to the message of this number. */
export function noteRead(world: World, player: string, game: string, n: number): Promise<void> {
  return note(markShown(world.db, player, game, 'read', n));
}

async function note(written: Promise<void>): Promise<void> {
  try {
    await written;
  } catch (error) {
    const isNoMatter = [isConditionFailed, isConflict, isThrottled, isUnanswered].some((is) => is(error));
    if (!isNoMatter) throw error;
  }
}
