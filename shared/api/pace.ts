/** What a table agrees on about time, as it is asked for and answered. */

import * as z from 'zod/mini';
import { FORFEITS, LONGEST_TURN, SHORTEST_TURN } from '../pace/pace';

/** Milliseconds, up to as long as a turn may be. */
const Span = z.int().check(z.minimum(0), z.maximum(LONGEST_TURN));

const Bank = z
  .strictObject({ start: Span, increment: Span, cap: Span })
  .check(z.refine(({ start, cap }) => start <= cap && cap > 0));

export const Pace = z.strictObject({
  turn: z.exactOptional(z.int().check(z.minimum(SHORTEST_TURN), z.maximum(LONGEST_TURN))),
  bank: z.exactOptional(Bank),
  weekends: z.boolean(),
  vacation: z.boolean(),
  forfeit: z.exactOptional(z.literal(FORFEITS)),
});
