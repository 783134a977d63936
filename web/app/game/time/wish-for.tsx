import type { GameAnswer, Wish } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import { TwoStep } from '@web/components/two-step';
import { list } from '@web/words/list';
import { say } from './say';

interface Props {
  readonly what: Wish;
  readonly game: GameAnswer;
  readonly you: Seat;
  readonly names: Names;
  readonly busy: boolean;
  /** `words`: what is said once it is done. */
  readonly onWish: (what: Wish | 'none', words: string) => void;
}

/** What all who play may agree on: who asks for it already, and to do so too or not any more. */
export function WishFor({ what, game: { seats }, you, names, busy, onWish }: Props) {
  const players = seats.flatMap(({ left }, seat) => (left ? [] : [seat]));
  const others = players.filter((seat) => seat !== you && seats[seat]?.wish === what);
  const isYours = seats[you]?.wish === what;
  const isLast = others.length === players.length - 1;
  const label = say(others.length > 0 ? `wish.${what}.join` : `wish.${what}`);
  return (
    <div className="act">
      {others.length > 0 && <p>{say(`wish.${what}.by`, { n: others.length, names: list(others.map(names)) })}</p>}
      {isYours ? (
        <>
          <p>{say(`wish.${what}.yours`)}</p>
          <button type="button" className="btn" disabled={busy} onClick={() => onWish('none', say('takenBack'))}>
            {say('takeBack')}
          </button>
        </>
      ) : (
        <TwoStep
          label={label}
          warning={say(isLast ? `wish.${what}.last` : `wish.${what}.means`)}
          confirm={label}
          back={say('notNow')}
          calm={what === 'pause' || !isLast}
          disabled={busy}
          onConfirm={() => onWish(what, say(isLast ? `wish.${what}.done` : 'wished'))}
        />
      )}
    </div>
  );
}
