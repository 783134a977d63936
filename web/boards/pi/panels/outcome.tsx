import './panels.css';
import type { View } from '@shared/games/pi/types';
import { ranking } from '@shared/ranking';
import { Panel } from '@web/components/panel';
import { Who } from '@web/components/who';
import { by, useNames, useSay } from '../speech';
import { Track } from './track/track';

/** What the scores of a game that is over are made of, and what breaks a tie. The page itself tells who won. */
export function Outcome({ view }: { readonly view: View }) {
  const say = useSay();
  const names = useNames();
  if (!view.result) return undefined;
  const ties = view.rounds?.ties ?? 0;
  return (
    <Panel className="outcome" head={say('end.head')}>
      <ol className="pls">
        {ranking(view.result).map(({ seat, place }) => {
          const { score = 0, penalties = 0, investigators = 0, left = false } = view.players[seat] ?? {};
          return (
            <li key={seat} className={place === 1 ? 'pl won' : 'pl'}>
              <Who seat={seat} names={names} />
              <div>
                <p>
                  <b>{seat === view.you ? say('players.you', { seat: by(seat) }) : names(seat)}</b>
                </p>
                <p className="meta">{say('end.made-of', { solved: score + penalties, penalties })}</p>
                {left && <p className="meta">{say('players.left')}</p>}
                {!left && !view.rounds && <p className="meta">{say('end.unused', { count: investigators })}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      {view.edition === 'second' && <Track view={view} />}
      {ties > 0 && <p className="meta">{say('end.tied', { count: ties })}</p>}
    </Panel>
  );
}
