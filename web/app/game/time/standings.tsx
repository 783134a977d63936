import type { GameAnswer, SeatInfo } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { useNow } from '@web/clock/use-now';
import { absence, span } from '@web/clock/words';
import { Who } from '@web/components/who';
import { lengthOf } from '@web/pace/words';
import { useZone } from '@web/people/visitor';
import { say } from './say';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Of each player what there is to say: away, turns missed, what is left in the bank. */
export function Standings({ game: { seats }, names }: { readonly game: GameAnswer; readonly names: Names }) {
  const now = useNow();
  const zone = useZone();
  const said = seats.flatMap((info, seat) => {
    const words = info.left ? [] : standing(info, now, zone);
    return words.length > 0 ? [{ seat, words }] : [];
  });
  if (said.length === 0) return undefined;
  return (
    <ul className="standings" aria-label={say('seats')}>
      {said.map(({ seat, words }) => (
        <li key={seat}>
          <Who seat={seat} names={names} />
          <span>
            <b>{names(seat)}</b> <span className="meta">{words.join(' · ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function standing({ away, missed = 0, bank }: SeatInfo, now: number, zone: string): readonly string[] {
  return [
    ...(away && away.until > now ? [absence(away, now, zone)] : []),
    ...(missed > 0 ? [say('missed', { n: missed })] : []),
    ...(bank === undefined ? [] : [bank < MINUTE ? say('bankEmpty') : say('bank', { length: held(bank) })]),
  ];
}

function held(bank: number): string {
  return bank % HOUR === 0 ? lengthOf(bank) : span(bank).join(' ');
}
