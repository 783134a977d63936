import type { GameSeen } from '../mail/game';
import { reminderLetter } from '../mail/reminder';
import { brieflyOf } from '../mail/table';
import { briefOf, untilWhen, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To the player to move, whose time is running out. */
export function reminderNews(seen: GameSeen): News {
  return {
    brief: briefOf(seen, say('reminder', brieflyOf(seen)), ...withWhom(seen), ...untilWhen(seen)),
    letter: (base, to, id) => reminderLetter(base, to, id, seen),
  };
}
