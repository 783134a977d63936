/** docs/rules/pi.md, "An automatic turn". */

import type { Draw } from '../../draw';
import { type Action, PLACES, type View } from './types';

/** A random allowed evidence card; if there is none, an investigator at a random allowed place; if neither, or only an attempt is allowed, the seat leaves. */
export function auto(view: View, draw: Draw): Action | undefined {
  const { you, toMove, miniGame, phase } = view;
  if (you === undefined || you !== toMove || view.lastChance) return undefined;
  const random = <T>(from: readonly T[]) => from[draw.pick(`game ${miniGame}/phase ${phase}/seat ${you}/auto`, from.length)] as T;

  const marked = view.marks.filter((mark) => mark.seat === you).map((mark) => mark.element);
  const cards = view.display.filter((card) => !marked.includes(card));
  if (cards.length > 0) return { type: 'evidence', card: random(cards) };

  const taken = view.investigators.filter((one) => one.seat === you).map((one) => one.place);
  const free = PLACES.filter((place) => !taken.includes(place));
  if (view.players[you]?.investigators && free.length > 0) return { type: 'investigate', place: random(free) };
  return undefined;
}
