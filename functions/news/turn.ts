import type { Begun } from '../mail/begun';
import type { GameSeen } from '../mail/game';
import { brieflyOf } from '../mail/table';
import { turnLetter } from '../mail/turn';
import { briefOf, ranOut, untilWhen, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To the player to move. `begun`: of the first turn, with which they are told that the game has begun. */
export function turnNews(seen: GameSeen, begun?: Begun): News {
  const head = say(begun === undefined ? 'turn' : 'firstTurn', brieflyOf(seen));
  return {
    brief: briefOf(seen, head, ...withWhom(seen), ...ranOut(seen), ...untilWhen(seen)),
    letter: (base, to, id) => turnLetter(base, to, id, seen, begun),
  };
}
