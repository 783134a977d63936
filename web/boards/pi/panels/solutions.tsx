import './panels.css';
import type { Seat } from '@shared/game';
import type { View } from '@shared/games/pi/types';
import { Panel } from '@web/components/panel';
import { Who } from '@web/components/who';
import { by, useNames, useSay, yes } from '../speech';
import { Fan } from './case';

/** The cases that lie open: those solved in this mini-game, and after the end all, also to who looks back. */
export function Solutions({ view }: { readonly view: View }) {
  const say = useSay();
  const seats = openCases(view);
  if (seats.length === 0) return undefined;
  return (
    <Panel head={isAllSolved(view, seats) ? say('case.shown', { count: seats.length }) : say('case.all')}>
      <ul className="solutions">
        {seats.map((seat) => (
          <Solution key={seat} view={view} seat={seat} />
        ))}
      </ul>
    </Panel>
  );
}

function Solution({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const say = useSay();
  const names = useNames();
  const cards = view.cases[seat];
  const solved = view.players[seat]?.solved;
  if (!cards) return undefined;
  return (
    <li>
      <p>
        <Who seat={seat} names={names} />
        <b>{say('case.of', { mine: yes(seat === view.you), seat: by(seat) })}</b>
        <span className="meta">{solved ? say('case.points', { points: solved.points }) : say('case.not-solved')}</span>
      </p>
      <Fan cards={cards} />
    </li>
  );
}

/** While the game runs, a case that is held is no open one, unless it is solved. Who looks back may know them all. */
function openCases({ cases, holds, players, result }: View): readonly Seat[] {
  return players.flatMap((player, seat) => (cases[seat] && (seat !== holds || player.solved || result) ? [seat] : []));
}

function isAllSolved({ players, result }: View, seats: readonly Seat[]): boolean {
  return result === undefined && seats.every((seat) => players[seat]?.solved);
}
