import type { RecordedGame } from '@shared/record/record';
import type { Names } from '@shared/words/say';
import { say } from './say';

/** What the players are called, by seat. */
export function namesOf({ seats }: RecordedGame): Names {
  return (seat) => seats[seat]?.name ?? say('player', { n: seat + 1 });
}
