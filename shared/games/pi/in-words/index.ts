/** P.I. in words alone. docs/turns.md, "In words" */

import type { InWords } from '../../../words/in-words';
import { EDITIONS, SCHEDULES, type View } from '../types';
import { cases } from './cases';
import { city } from './city';
import { evidence } from './evidence';
import { now } from './now';
import { own } from './own';
import { players } from './players';
import { words } from './words';

const TABLES: InWords['tables'] = EDITIONS.flatMap((edition): InWords['tables'] => {
  if (edition !== 'second') return [{ options: { edition }, sentence: { code: `table.${edition}` } }];
  return SCHEDULES.map((schedule) => ({ options: { edition, schedule }, sentence: { code: `table.${edition}.${schedule}` } }));
});

export const inWords: InWords<View> = {
  words,
  passages: (view) => [now(view), ...own(view), evidence(view), ...city(view), ...cases(view), players(view)],
  tables: TABLES,
};
