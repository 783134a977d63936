'use client';

import type { ListedGame } from '@shared/api/games';
import { TimeLeft } from '@web/clock/time-left';
import { turnClock } from '@web/clock/turn-clock';
import { awayUntil, lastDay, span } from '@web/clock/words';
import { Link } from '@web/components/link';
import { Row } from '@web/components/row';
import { namesOf, others } from '@web/games/names';
import { titleName } from '@web/games/title';
import { Part } from './part';
import { say } from './say';

interface Props {
  readonly games: readonly ListedGame[];
  readonly now: number;
  readonly zone: string;
}

/** Games in which somebody else is to move, and how much time they have. */
export function Running({ games, now, zone }: Props) {
  return (
    <Part head={say('waitingForOthers')} meta={games.length}>
      <ul className="rows">
        {games.map((game) => (
          <Row
            key={game.id}
            title={game.title}
            head={
              <Link className="cover" href={`/game/?id=${game.id}`}>
                {others(game.seats, game.you)}
              </Link>
            }
            end={<End game={game} now={now} />}
          >
            <p className="meta">
              {say('titleAndMover', {
                title: titleName(game.title),
                name: game.turn ? namesOf(game.seats)(game.turn.seat) : '',
              })}
            </p>
            <Standstill game={game} now={now} zone={zone} />
          </Row>
        ))}
      </ul>
    </Part>
  );
}

/** The time left; without a clock, how long they have been waited for. */
function End({ game, now }: Omit<Props, 'games' | 'zone'> & { readonly game: ListedGame }) {
  const clock = turnClock(game, now);
  if (clock.state === 'paused' || clock.state === 'away') return undefined;
  return (
    <p className="end meta num">
      {clock.state === 'running' ? (
        <TimeLeft until={clock.deadline} time={clock.time} />
      ) : (
        span(now - (game.turn?.since ?? game.updated)).join(' ')
      )}
    </p>
  );
}

/** Why nothing is to be expected for a while. */
function Standstill({ game, now, zone }: Omit<Props, 'games'> & { readonly game: ListedGame }) {
  const clock = turnClock(game, now);
  if (clock.state === 'paused') return <p className="meta">{say('pausedUntil', { day: lastDay(clock.until, now, zone) })}</p>;
  if (clock.state === 'away') return <p className="meta">{awayUntil(clock.until, now, zone)}</p>;
  return undefined;
}
