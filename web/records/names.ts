import type { RecordedGame } from '@shared/record/record';
import { isSeen, plain } from '@shared/words/plain';
import type { Names } from '@shared/words/say';
import { say } from './say';

/** What the players are called, by seat. A record may be anybody's: what a name may not hold is left out. */
export function namesOf({ seats }: RecordedGame): Names {
  return (seat) => {
    const name = plain(seats[seat]?.name ?? '');
    return isSeen(name) ? name : say('player', { n: seat + 1 });
  };
}
