import { ROUNDS_TO_WIN } from '@shared/games/pi/editions/duel';
import { useSay } from '../speech';

/** Duel: rounds won, as medals that are filled one by one. */
export function Wins({ won }: { readonly won: number }) {
  const say = useSay();
  return (
    <span className="wins" role="img" aria-label={say('players.score', { score: won })}>
      {Array.from({ length: ROUNDS_TO_WIN }, (_, round) => round).map((round) => (
        <i key={round} className={round < won ? 'on' : ''} />
      ))}
    </span>
  );
}
