/** The words of the site in English: ICU MessageFormat by code. What a title says stands with the title. */

import type { Catalogue } from '@shared/words/sentence';
import { account } from './account';
import { frame } from './frame';
import { game } from './game';
import { home } from './home';
import { tables } from './tables';
import { trouble } from './trouble';

export const en = { ...frame, ...home, ...tables, ...game, ...account, ...trouble } as const satisfies Catalogue;
