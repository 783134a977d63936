import './panels.css';
import type { View } from '@shared/games/pi/types';
import { Panel } from '@web/components/panel';
import { Who } from '@web/components/who';
import { by, Say, useNames, useSay } from '../speech';
import { minus } from './players';

/** How the game ended: places and scores, and what breaks a tie. */
export function Outcome({ view }: { readonly view: View }) {
  const say = useSay();
  const names = useNames();
  const { result } = view;
  if (!result) return undefined;
  const ranked = result.seats.map((each, seat) => ({ ...each, seat })).sort((one, other) => one.place - other.place);
  const winners = ranked.filter(({ place }) => place === 1);
  return (
    <Panel className="outcome" head={say('end.head')}>
      <p>
        <Say
          code="end.wins"
          parts={{ count: winners.length, winners: { list: winners.map(({ seat }) => by(seat)) }, how: { term: result.how } }}
        />
      </p>
      <ol className="pls">
        {ranked.map(({ seat, place, score }) => (
          <li key={seat} className={place === 1 ? 'pl won' : 'pl'}>
            <Who seat={seat} names={names} />
            <div>
              <p>
                <b>{seat === view.you ? say('players.you', { seat: by(seat) }) : names(seat)}</b>
              </p>
              <p className="meta">
                {view.players[seat]?.left
                  ? say('players.left')
                  : say('end.rest', {
                      left: view.players[seat]?.investigators ?? 0,
                      points: view.players[seat]?.penalties ?? 0,
                    })}
              </p>
            </div>
            <span className="meta num">{say('end.place', { place })}</span>
            <span className="score num">{minus(score ?? 0)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
