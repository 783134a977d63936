/**
 * The words of every page of the site, in English: ICU MessageFormat by code. Those of one part of it stand beside these and are
 * loaded with it (web/words/speaker.ts). What a title says stands with the title.
 */

import { outcome } from '@shared/words/outcome';
import type { Catalogue } from '@shared/words/sentence';
import { clock } from './clock';
import { frame } from './frame';
import { game } from './game';
import { pace } from './pace';
import { tables } from './tables';
import { trouble } from './trouble';

export const en = {
  ...frame,
  ...tables,
  ...game,
  ...outcome,
  ...clock,
  ...pace,
  ...trouble,
} as const satisfies Catalogue;
