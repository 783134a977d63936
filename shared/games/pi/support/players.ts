import type { Random } from '../../../../test/support/chance';
import { count, nth } from '../../../choice';
import type { Choice } from '../../../game';
import type { Action, Event, View } from '../types';
import { wrongGuesses } from './facts';
import { cluesAbout, fits } from './fits';
import { CASES } from './universe';

/** Decides a turn from what the seat may know. */
export type Strategy = (view: View, choices: readonly Choice[], events: readonly Event[], random: Random) => Action;

/** Any action, each as likely. Such games hardly ever end. */
export const evenly: Strategy = (_view, choices, _events, random) => nth(choices, random(count(choices))) as Action;

/** Each kind of action as likely. */
export const byKind: Strategy = (_view, choices, _events, random) => pick(choices, random);

/** Asks at random, and guesses only a case that fits all it knows: when few are left, or nothing else is. */
export const guesser: Strategy = (view, choices, events, random) => {
  const asking = choices.filter(({ type }) => type !== 'solve');
  const seat = view.you ?? 0;
  if (asking.length > 0 && random(3) > 0) return pick(asking, random);
  const clues = cluesAbout(view, seat, wrongGuesses(events, seat));
  const left = CASES.filter((named) => fits(clues, named));
  const guess = left[random(left.length)];
  if (guess === undefined) throw new Error('no case fits');
  return left.length <= 6 || asking.length === 0 ? { type: 'solve', ...guess } : pick(asking, random);
};

function pick(choices: readonly Choice[], random: Random): Action {
  const choice = choices[random(choices.length)];
  const chosen = choice === undefined ? [] : [choice];
  return nth(chosen, random(count(chosen))) as Action;
}
