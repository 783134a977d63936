/** Plays P.I. through its page, by reasoning from what the API shows of it to the same session. */

import { choices as choicesOf } from '@shared/choice';
import { evidenceFinds, investigatorFinds, tally } from '@shared/games/pi/clue';
import { KINDS, toCards, toNumber } from '@shared/games/pi/elements';
import { type Clues, cluesAbout, fits } from '@shared/games/pi/fits';
