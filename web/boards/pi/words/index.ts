/** What the site says of P.I. beyond the title's own words. */

import { wordsIn } from '@shared/games/pi/editions/words';
import type { EditionId } from '@shared/games/pi/types';
import type { Catalogue } from '@shared/words/sentence';
import { city } from './city';
import { editions } from './editions';
import { panels } from './panels';
import { stakes } from './stakes';
import { table } from './table';
import { turn } from './turn';

/** What is said of every edition alike. */
export const words = { title: 'P.I.', ...city, ...turn, ...stakes, ...panels, ...table } as const satisfies Catalogue;

const CATALOGUES: Readonly<Record<EditionId, Catalogue>> = {
  first: catalogueOf('first'),
  second: catalogueOf('second'),
  duel: catalogueOf('duel'),
};

/** A text of the board: one that all editions share, or one that each has in its own words. */
export type Code = keyof typeof words | keyof (typeof editions)[EditionId];

/** All that is said on the board of an edition, the names of the elements too. */
export function wordsOf(edition: EditionId): Catalogue {
  return CATALOGUES[edition];
}

function catalogueOf(edition: EditionId): Catalogue {
  return { ...wordsIn({ edition }), ...words, ...editions[edition] };
}
