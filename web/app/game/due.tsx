'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { TimeLeft } from '@web/clock/time-left';
import { turnClock } from '@web/clock/turn-clock';
import { useNow } from '@web/clock/use-now';
import { awayUntil, fully, lastDay } from '@web/clock/words';
import { Icon } from '@web/components/icon';
import { Who } from '@web/components/who';
import { useZone } from '@web/people/visitor';
import { say } from '@web/words/say';

interface Props {
  readonly game: GameAnswer;
  readonly names: Names;
  /** Leads to what may be done about time. */
  readonly onPress: (() => void) | undefined;
}

/** At the right of a game's head: whose turn it is, how much time they have, and until when; or that it is over. */
export function Due({ game, names, onPress }: Props) {
  const { turn, you } = game;
  if (turn === undefined) return <Settled game={game} />;
  const isYours = turn.seat === you;
  const words = (
    <>
      {isYours ? <Icon name="clock" /> : <Who seat={turn.seat} names={names} />}
      <span className="stand">
        <span className={isYours ? undefined : 'quiet'}>
          {isYours ? say('yourTurn') : say('toMove', { name: names(turn.seat) })}
        </span>{' '}
        <Clock game={game} />
      </span>
    </>
  );
  if (onPress === undefined) return <p className="due push">{words}</p>;
  return (
    <button type="button" className="due push" title={say('toTime')} onClick={onPress}>
      {words}
    </button>
  );
}

function Settled({ game: { status, updated } }: Pick<Props, 'game'>) {
  const now = useNow();
  const zone = useZone();
  return (
    <p className="due push">
      <span className="quiet">{say(status === 'open' ? 'tableOpen' : status === 'cancelled' ? 'cancelled' : 'over')}</span>
      {status === 'finished' && <span className="long">{say('overSince', { when: fully(updated, now, zone) })}</span>}
    </p>
  );
}

function Clock({ game }: Pick<Props, 'game'>) {
  const now = useNow();
  const zone = useZone();
  const clock = turnClock(game, now);
  const after = (when: number) => <span className="long">{say('untilAfter', { when: fully(when, now, zone) })}</span>;
  switch (clock.state) {
    case 'none':
      return game.turn && <span className="long">{say('sinceAfter', { when: fully(game.turn.since, now, zone) })}</span>;
    case 'paused':
      return <span className="rest">{say('pausedUntil', { day: lastDay(clock.until, now, zone) })}</span>;
    case 'away':
      return (
        <>
          <span className="rest">{awayUntil(clock.until, now, zone)}</span>
          {clock.deadline !== undefined && after(clock.deadline)}
        </>
      );
    case 'running':
      return (
        <>
          <TimeLeft until={clock.deadline} time={clock.time} /> {after(clock.deadline)}
        </>
      );
  }
}
