/** What is chosen of a table's pace. What is not chosen is as is usual, which may hang on what is. */

import { type Bank, type Forfeit, NO_PACE, type Pace } from '@shared/pace/pace';
import { usualBank } from './bank';

const HOUR = 60 * 60 * 1000;
const USUAL_TURN = 72 * HOUR;
const USUAL_FORFEIT: Forfeit = 3;

/** Plain data, kept as a draft. */
export interface Wish {
  readonly turn?: number | 'none';
  readonly bank?: Bank;
  readonly weekends?: boolean;
  readonly vacation?: boolean;
  readonly forfeit?: Forfeit | 'never';
  readonly rated?: boolean;
}

/** The pace that comes of it. */
export function paceOf({ turn = USUAL_TURN, bank, weekends = true, vacation, forfeit = USUAL_FORFEIT }: Wish): Pace {
  if (turn === 'none') return NO_PACE;
  return {
    turn,
    ...(bank === undefined ? {} : { bank }),
    weekends,
    // Who plays by the hour is there.
    vacation: vacation ?? turn > 12 * HOUR,
    ...(forfeit === 'never' ? {} : { forfeit }),
  };
}

/** With another time for a turn, for which another bank is sensible. */
export function withTurn(wish: Wish, turn: number | 'none'): Wish {
  const { bank, ...others } = wish;
  if (bank === undefined || turn === 'none') return { ...others, turn };
  return { ...others, turn, bank: usualBank(turn) };
}

/** With a bank, or without. */
export function withBank(wish: Wish, bank: Bank | undefined): Wish {
  const { bank: _, ...others } = wish;
  return bank === undefined ? others : { ...others, bank };
}
