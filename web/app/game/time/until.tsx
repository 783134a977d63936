import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { turnClock } from '@web/clock/turn-clock';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { useZone } from '@web/people/visitor';
import { say } from './say';

/** Until when whoever is to move may take for it, and that the bank is counted in. */
export function Until({ game, names }: { readonly game: GameAnswer; readonly names: Names }) {
  const now = useNow();
  const zone = useZone();
  const { turn, you, deadline, pace, seats } = game;
  const { state } = turnClock(game, now);
  if (turn === undefined || deadline === undefined || state === 'paused' || deadline <= now) return undefined;
  const parts = { when: fully(deadline, now, zone), name: names(turn.seat) };
  const hasBank = pace.bank !== undefined && (seats[turn.seat]?.bank ?? 0) > 0;
  return (
    <p>
      {say(turn.seat === you ? 'until.you' : 'until', parts)} {hasBank && say('until.bank')}
    </p>
  );
}
