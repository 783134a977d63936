/** The automatic turn. docs/rules/mr-jack-pocket.md, "Leaving and automatic turns". */

import { count, nth } from '../../choice';
import type { Draw } from '../../draw';
import { choices } from './choices';
import type { Action, View } from './types';

/** One of the legal actions, each as likely; undefined once the game is over. */
export function auto(view: View, draw: Draw): Action | undefined {
  if (view.picks === undefined) return undefined;
  const offered = choices(view, view.picks);
  const label = `round ${view.round}/automatic action ${view.taken + 1}`;
  return nth(offered, draw.pick(label, count(offered))) as Action;
}
