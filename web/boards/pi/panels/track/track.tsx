/** The score track of the second edition: a marker for each player, turned over once they have tried to solve in the round. */

import './track.css';
import type { Seat } from '@shared/game';
import { TRACK } from '@shared/games/pi/editions/assumptions';
import type { View } from '@shared/games/pi/types';
import { minus } from '@shared/words/minus';
import { initial, seatClass } from '@web/components/who';
import type { CSSProperties } from 'react';
import { by, line, useNames, useRead, useSay, yes } from '../../speech';
import { levels } from './levels';

const SPACES = TRACK.to - TRACK.from + 1;

/** Spaces that stand out and are numbered. */
const NUMBERED = [TRACK.from, 0, 5, 10, 15, TRACK.to] as const;

/** How many spaces a marker covers where the track is at its narrowest. */
const WIDE = 2;

export function Track({ view }: { readonly view: View }) {
  const say = useSay();
  const read = useRead();
  const standing = view.players.flatMap(({ score, flipped, left }, seat) =>
    left ? [] : [{ seat, score, flipped: flipped === true }],
  );
  const heights = levels(
    standing.map(({ score }) => score),
    WIDE,
  );
  const markers = standing
    .map(({ seat, score, flipped }) =>
      read([line('track.marker', { seat: by(seat), score: minus(score), flipped: yes(flipped) })]),
    )
    .join(', ');
  return (
    <div className="track">
      <div
        className="run"
        role="img"
        aria-label={say('track.label', { from: minus(TRACK.from), to: TRACK.to, markers })}
        style={{ '--high': Math.max(...heights) } as CSSProperties}
      >
        {NUMBERED.map((space) => (
          <b key={space} style={at(space)}>
            {minus(space)}
          </b>
        ))}
        {standing.map(({ seat, score, flipped }, place) => (
          <Marker key={seat} seat={seat} score={score} flipped={flipped} level={heights[place] ?? 0} />
        ))}
      </div>
      {standing.some(({ flipped }) => flipped) && (
        <p className="meta">
          <i className="mk flipped" aria-hidden="true" />
          {say('track.key')}
        </p>
      )}
    </div>
  );
}

interface MarkerProps {
  readonly seat: Seat;
  readonly score: number;
  readonly flipped: boolean;
  /** How many markers stand below it. */
  readonly level: number;
}

function Marker({ seat, score, flipped, level }: MarkerProps) {
  const names = useNames();
  const style = { ...at(score), '--level': level } as CSSProperties;
  return (
    <i className={`mk ${seatClass(seat)} ${flipped ? 'flipped' : ''}`} style={style}>
      <span>{initial(seat, names)}</span>
    </i>
  );
}

/** The middle of a space, in hundredths of the track. */
function at(space: number): CSSProperties {
  return { '--at': `${(100 * (space - TRACK.from + 0.5)) / SPACES}%` } as CSSProperties;
}
