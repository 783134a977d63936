/** The words of the site in English: ICU MessageFormat by code. What a title says stands with the title. */

import type { Catalogue } from '@shared/words/sentence';
import { account } from './account';
import { frame } from './frame';
import { game } from './game';
import { history } from './history';
import { home } from './home';
import { notebook } from './notebook';
import { rules } from './rules';
import { tables } from './tables';
import { talk } from './talk';
import { trouble } from './trouble';

export const en = {
  ...frame,
  ...home,
  ...tables,
  ...talk,
  ...game,
  ...notebook,
  ...history,
  ...account,
  ...rules,
  ...trouble,
} as const satisfies Catalogue;
