import type { GameSeen } from '../mail/game';
import { type Ending, overLetter, winnersOf } from '../mail/over';
import { briefly, brieflyOf } from '../mail/table';
import { briefOf, ranOut, withWhom } from './brief';
import type { News } from './news';
import { say } from './say';

/** To all who played a game that is over. */
export function overNews(seen: GameSeen, ending: Ending): News {
  const { result } = ending;
  const said = result === undefined ? say('void') : say('won', winnersOf(seen, result, briefly));
  return {
    brief: briefOf(seen, say('over', brieflyOf(seen)), ...withWhom(seen), ...ranOut(seen), said),
    letter: (base, to, id) => overLetter(base, to, id, seen, ending),
  };
}
