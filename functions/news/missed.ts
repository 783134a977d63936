import type { GameSeen } from '../mail/game';
import { isOutBy, type Missed, missedLetter } from '../mail/missed';
import { brieflyOf } from '../mail/table';
import { briefOf, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To a player for whom the clock has played, or whom it has made leave. */
export function missedNews(seen: GameSeen, missed: Missed): News {
  const isOut = isOutBy(seen, missed);
  const sentences = isOut ? [say('ranOutForGood'), say('outSays')] : [say('ranOut')];
  return {
    brief: briefOf(seen, say(isOut ? 'out' : 'missed', brieflyOf(seen)), ...withWhom(seen), ...sentences),
    letter: (base, to, id) => missedLetter(base, to, id, seen, missed),
  };
}
