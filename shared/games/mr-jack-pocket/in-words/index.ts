/** Mr. Jack Pocket in words alone. docs/turns.md, "In words" */

import type { InWords } from '../../../words/in-words';
import { ROLE_OPTIONS, type View } from '../types';
import { alibis } from './alibis';
import { alleys } from './alleys';
import { detectives } from './detectives';
import { now } from './now';
import { rounds } from './rounds';
import { tokens } from './tokens';
import { witnesses } from './witnesses';
import { words } from './words';

export const inWords: InWords<View> = {
  words,
  passages: (view) => [
    now(view),
    ...(view.result === undefined ? [tokens(view)] : []),
    witnesses(view),
    alleys(view),
    detectives(view),
    alibis(view),
    rounds(view),
    ...(view.result === undefined ? [] : [tokens(view)]),
  ],
  tables: ROLE_OPTIONS.map((roles) => ({ options: { roles }, sentence: { code: `table.${roles}` } })),
};
