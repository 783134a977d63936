/** The players in turn order: whose turn it is, who has solved, what each has left; the score track, or the rounds won. */

import './panels.css';
import type { Seat } from '@shared/game';
import { editionOf } from '@shared/games/pi/editions';
import type { Player, View } from '@shared/games/pi/types';
import { minus } from '@shared/words/minus';
import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { Who } from '@web/components/who';
import { Pawn } from '../city/pieces';
import { by, named, useNames, useSay } from '../speech';
import { standing } from './standing';
import { Track } from './track/track';
import { Wins } from './wins';

export function Players({ view }: { readonly view: View }) {
  const say = useSay();
  const aside = view.rounds?.aside;
  return (
    <Panel head={say('players.head')} meta={say('players.order')}>
      <ol className="pls">
        {view.players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
          <PlayerRow key={seat} view={view} seat={seat} player={player} />
        ))}
      </ol>
      {view.edition === 'second' && <Track view={view} />}
      {aside !== undefined && (
        <p className="meta aside">
          <Pawn seat={aside} tokens={NOTHING} />
          {say('players.aside', { seat: by(aside) })}
        </p>
      )}
    </Panel>
  );
}

const NOTHING = { discs: 0, cubes: 0 } as const;

interface RowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly player: Player;
}

function PlayerRow({ view, seat, player }: RowProps) {
  const say = useSay();
  const names = useNames();
  const at = standing(view, seat);
  const moves = at === 'to-move' ? 'turn' : at === 'left' ? 'gone' : '';
  return (
    <li className={`pl ${moves}`}>
      <Who seat={seat} names={names} />
      <div>
        <p>
          <b>{seat === view.you ? say('players.you', { seat: by(seat) }) : names(seat)}</b>{' '}
          {seat === view.start && at !== undefined && <span className="tag">{say('players.starts')}</span>}{' '}
          {at === 'solved' && <span className="tag ok">{say('players.solved')}</span>}
          {player.flipped && !player.solved && !player.left && <span className="tag">{say('players.flipped')}</span>}
        </p>
        <Lines view={view} seat={seat} player={player} />
      </div>
      <span className="held" role="img" aria-label={say('players.investigators', { count: player.investigators })}>
        <Icon name="inv" />
        <b className="num">{player.investigators}</b>
      </span>
      {view.edition === 'duel' ? (
        <Wins won={player.score} />
      ) : (
        <span className="score num" role="img" aria-label={say('players.score', { score: player.score })}>
          {minus(player.score)}
        </span>
      )}
    </li>
  );
}

function Lines({ view, seat, player: { kept, lastGuess, solved, wrong } }: RowProps) {
  const say = useSay();
  const at = standing(view, seat);
  const penalty = wrong * editionOf(view).penalty;
  const states = [
    at && at !== 'solved' && say(`players.${at}`),
    solved && say('players.solved-when', { phase: solved.phase, points: solved.points }),
    wrong > 0 && say('players.wrong', { times: wrong, points: penalty }),
    view.rounds?.aside === seat && say('players.set-aside'),
  ].filter(Boolean);
  return (
    <>
      {states.length > 0 && <p className="meta">{states.join(' · ')}</p>}
      {wrong > 0 && !solved && lastGuess && (
        <p className="meta">
          {say('players.guessed', {
            suspect: named(lastGuess.suspect),
            place: named(lastGuess.place),
            crime: named(lastGuess.crime),
          })}
        </p>
      )}
      {kept.length > 0 && <p className="meta">{say('players.kept', { elements: kept.map((each) => say(each)).join(', ') })}</p>}
    </>
  );
}
