/** What a patient player of P.I. does: asks what tells most, and guesses once two cases are left. */

import { expand } from '@shared/choice';
import type { Choice } from '@shared/game';
import { evidenceFinds, investigatorFinds } from '@shared/games/pi/clue';
import { toCards, toNumber } from '@shared/games/pi/elements';
import { type Clues, cluesAbout, fits } from '@shared/games/pi/support/fits';
import { CASES } from '@shared/games/pi/support/universe';
import type { Action, Case, View } from '@shared/games/pi/types';

const FEW = 2;

/** Decides a turn from what the player may know. */
export function decide(view: View, choices: readonly Choice[]): Action {
  const clues = cluesAbout(view, view.you ?? 0);
  const left = CASES.filter((each) => fits(clues, each));
  const [guess] = left;
  if (guess === undefined) throw new Error('no case fits');
  const asks = expand(choices.filter(({ type }) => type !== 'solve')) as readonly unknown[] as readonly Action[];
  const [best] = asks
    .map((ask) => ({ ask, leaves: leavesOver(ask, clues, left) }))
    .toSorted((one, other) => one.leaves - other.leaves);
  return left.length <= FEW || best === undefined ? { type: 'solve', ...guess } : best.ask;
}

/** How many cases fit on average once the question is answered, but for a factor that all questions share. */
function leavesOver(ask: Action, clues: Clues, left: readonly Case[]): number {
  const sizes = new Map<string, number>();
  for (const each of left) {
    const answer = answerTo(ask, clues, each);
    sizes.set(answer, (sizes.get(answer) ?? 0) + 1);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size * size, 0);
}

function answerTo(ask: Action, { tiles }: Clues, each: Case): string {
  const cards = toCards(each);
  switch (ask.type) {
    case 'investigate':
      return investigatorFinds(tiles, cards, toNumber(ask.place)).toSorted().join();
    case 'evidence':
      return evidenceFinds(tiles, cards, toNumber(ask.card));
    case 'solve':
      return '';
  }
}
