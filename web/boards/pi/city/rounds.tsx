import type { Rounds as Played, View } from '@shared/games/pi/types';
import { seatClass } from '@web/components/who';
import { useNames, useSay } from '../speech';
import { courseOf, type Round } from './course';

/** Duel: who won which round, where the ladder of points stands in the other editions. */
export function Rounds({ view, rounds }: { readonly view: View; readonly rounds: Played }) {
  const say = useSay();
  return (
    <ol className="ladder rounds" aria-label={say('map.rounds')}>
      {courseOf(rounds, view).map((round, at) => (
        // Rounds are never taken away or exchanged.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Step key={at} round={round} />
      ))}
    </ol>
  );
}

function Step({ round }: { readonly round: Round }) {
  const say = useSay();
  const names = useNames();
  switch (round.kind) {
    case 'won':
      return (
        <li className={`won ${seatClass(round.seat)}`}>
          {names(round.seat)}
          <span className="vh"> {say('map.won')}</span>
        </li>
      );
    case 'tied':
      return <li className="tied">{say('map.tied', { count: round.count })}</li>;
    case 'now':
      return (
        <li className="now">
          {say('map.round', { round: round.round })}
          <span className="vh">, {say('map.now')}</span>
        </li>
      );
    case 'ahead':
      return (
        <li>
          <span className="word">{say('map.round', { round: '' })}</span>
          {round.round}
        </li>
      );
  }
}
