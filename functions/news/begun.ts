import { type Begun, begunLetter } from '../mail/begun';
import type { GameSeen } from '../mail/game';
import { brieflyOf } from '../mail/table';
import { briefOf, named, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To whoever is not told of the first turn with it. */
export function begunNews(seen: GameSeen, begun: Begun): News {
  const theirs = begun.turn === seen.seat ? [] : [say('begunTheirs', { name: named(seen.names(begun.turn)) })];
  return {
    brief: briefOf(seen, say('begun', brieflyOf(seen)), ...withWhom(seen), ...theirs),
    letter: (base, to, id) => begunLetter(base, to, id, seen, begun),
  };
}
