/** The card pressed last, enlarged where the map's own are small, or too full to show all that lies there. */

import type { Place, View } from '@shared/games/pi/types';
import { frameClass, laidOn } from '../city/city';
import { folded, STREET } from '../city/crowd';
import { cardLines } from '../city/labels';
import { toneClass } from '../city/layout';
import { lying } from '../city/lying';
import { Postcard } from '../city/postcard';
import { useRead } from '../speech';
import { KINDS } from '../tiles';
import type { Desk } from './desk';
import { frameOf } from './frame';

interface Props {
  readonly view: View;
  readonly desk: Desk;
  readonly sent?: Place | undefined;
}

export function Large({ view, desk, sent }: Props) {
  const read = useRead();
  const location = view.board.find(({ place }) => place === desk.looked);
  if (!location) return undefined;
  const frame = frameOf(desk, view.board, location);
  const { investigators, marks } = lying(view, location);
  const crowded = [investigators, ...KINDS.map((kind) => marks[kind])].some((pieces) => folded(pieces.length, STREET) > 0);
  return (
    <div className={`loc big ${toneClass(location.place)} ${frameClass(frame)} ${crowded ? 'crowded' : ''}`}>
      <div className="pc" role="img" aria-label={read(cardLines(view, location, frame))}>
        <Postcard view={view} location={location} {...laidOn(location, view, desk, sent)} />
      </div>
    </div>
  );
}
