import type { GameAnswer } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import { lengthOf } from '@web/pace/words';
import { list } from '@web/words/list';
import { say } from './say';

/** Who has given the player to move more time. */
export function Gifts({ game: { turn, you, pace }, names }: { readonly game: GameAnswer; readonly names: Names }) {
  const { gifts = [] } = turn ?? {};
  if (turn === undefined || pace.turn === undefined || gifts.length === 0) return undefined;
  const called = (seat: Seat): string => (seat === you ? say('thatIsYou') : names(seat));
  const others = gifts.filter((seat) => seat !== you).map(called);
  const isYours = others.length < gifts.length;
  const givers = others.length === 0 ? say('you') : list(isYours ? [...others, say('thatIsYou')] : others);
  return <p className="meta">{say('gave', { givers, name: called(turn.seat), length: lengthOf(pace.turn) })}</p>;
}
