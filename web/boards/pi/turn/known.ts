/** What the viewer can tell of an element at a glance: from the case they hold and from their own answers, no more. */

import type { Element, View } from '@shared/games/pi/types';
import { ownPlayer } from '../own';
import { KINDS } from '../tiles';

/**
 * `held`: in the case the viewer holds; `shown`: in another case that lies open; `nothing`: asked, not here and not next door;
 * `cube`: asked, next door and so not this one; `disc`: asked, and this is the one.
 */
export type Known = 'held' | 'shown' | 'nothing' | 'cube' | 'disc';

/** No element is in two cases. docs/rules/pi.md, "A mini-game's set-up". */
export function knownOf(view: View, element: Element): Known | undefined {
  const mark = view.marks.find((each) => each.seat === view.you && each.element === element);
  if (mark) return mark.kind;
  if (ownPlayer(view)?.kept.includes(element)) return 'nothing';
  const seat = Object.keys(view.cases)
    .map(Number)
    .find((each) => each !== view.you && KINDS.some((kind) => view.cases[each]?.[kind] === element));
  if (seat === undefined) return undefined;
  return seat === view.holds ? 'held' : 'shown';
}

/** Whether that rules the element out. */
export function rulesOut(known: Known | undefined): boolean {
  return known !== undefined && known !== 'disc';
}
