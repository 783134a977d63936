/** A card of the map in sentences, for those who listen. */

import type { Investigator, Location, Mark, View } from '@shared/games/pi/types';
import { by, type Line, line, named, yes } from '../speech';
import { KINDS } from '../tiles';
import type { Frame } from '../turn/frame';
import { lying } from './lying';

/** The place and whether it is chosen, what is in its slots, and whose pieces lie there. */
export function cardLines(view: View, location: Location, frame: Frame): readonly Line[] {
  const { investigators, marks } = lying(view, location);
  return [
    line('card.place', { place: named(location.place), card: frame.card ?? 'plain', asked: yes(frame.asks.includes('place')) }),
    tileLine(location, 'suspect', frame),
    tileLine(location, 'crime', frame),
    ...investigators.map((one) => investigatorLine(one, view)),
    ...KINDS.flatMap((kind) => marks[kind]).map((mark) => markLine(mark, view)),
  ];
}

function tileLine(location: Location, kind: 'suspect' | 'crime', { asks }: Frame): Line {
  const element = location[kind];
  return element ? line(`card.${kind}`, { element: named(element), asked: yes(asks.includes(kind)) }) : line(`card.no-${kind}`);
}

function investigatorLine({ seat, discs, cubes }: Investigator, { you }: View): Line {
  return line('card.investigator', { seat: by(seat), mine: yes(seat === you), discs, cubes });
}

function markLine({ seat, kind, element }: Mark, { you }: View): Line {
  return line('card.mark', { seat: by(seat), mine: yes(seat === you), token: kind, element: named(element) });
}
