import type { Seat } from '@shared/game';
import type { GameSeen } from '../mail/game';
import { nudgeLetter } from '../mail/nudge';
import { brieflyOf } from '../mail/table';
import { briefOf, named, untilWhen } from './brief';
import type { News } from './news';
import { say } from './say';

/** To the player to move. `by`: who nudges. */
export function nudgeNews(seen: GameSeen, by: Seat): News {
  const head = say('nudge', { name: named(seen.names(by)) });
  return {
    brief: briefOf(seen, head, say('nudgeSays', brieflyOf(seen)), ...untilWhen(seen)),
    letter: (base, to, id) => nudgeLetter(base, to, id, seen, by),
  };
}
