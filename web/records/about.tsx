'use client';

import './about.css';
import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import { describeOptions } from '@web/games/title';
import { useZone } from '@web/people/visitor';
import { countMoves } from './count-moves';
import { Downloads } from './downloads';
import { Ending } from './ending';
import { Players } from './players';
import { say } from './say';
import { when } from './when';
import type { Shown } from './with-record';

/** What a record says of its game besides the moves, and what may be done with it. */
export function About(shown: Shown) {
  const { game, record, id } = shown;
  const { title, options, rules, moves, sight } = record;
  const zone = useZone();
  const [first, last] = [moves[0], moves.at(-1)];
  return (
    <Panel head={say('onRecord')} meta={say('about.moves', { n: countMoves(record) })} className="about">
      <Ending {...shown} />
      <Players record={record} />
      <dl>
        <dt>{say('about.options')}</dt>
        <dd>
          {describeOptions(title, options)}, {say('about.version', { rules })}
        </dd>
        {first && (
          <>
            <dt>{say('about.began')}</dt>
            <dd>{when(first.at, zone)}</dd>
          </>
        )}
        {last && last !== first && (
          <>
            <dt>{say(record.status === 'running' ? 'about.so-far' : 'about.ended')}</dt>
            <dd>{when(last.at, zone)}</dd>
          </>
        )}
      </dl>
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of fields */}
      <div className="takeaway" role="group" aria-label={say('download')}>
        <p className="caps" aria-hidden="true">
          {say('download')}
        </p>
        <Downloads game={game} record={record} />
        {sight === undefined && (
          <Link className="btn" href={id === undefined ? '/check/' : `/check/?id=${id}`}>
            {say('checkGame')}
          </Link>
        )}
      </div>
      {sight !== undefined && <p className="meta">{say('download.cut')}</p>}
    </Panel>
  );
}
