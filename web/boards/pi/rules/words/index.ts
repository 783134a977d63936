/** The rules of P.I. in words: ICU MessageFormat by code. */

import type { Catalogue } from '@shared/words/sentence';
import { assumptionWords } from './assumptions';
import { endWords } from './end';
import { rulingWords } from './rulings';
import { tableWords } from './table';
import { turnWords } from './turn';

const told = { ...tableWords, ...turnWords, ...endWords, ...rulingWords } as const satisfies Catalogue;

export const words: Catalogue = { ...told, ...assumptionWords };

export type Code = keyof typeof told;
