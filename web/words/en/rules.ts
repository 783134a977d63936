/** The frame of the rules: loaded by their pages alone. What the rules of a title say stands with the title. */

import type { Catalogue } from '@shared/words/sentence';

export const rules = {
  rulesLead: 'How each game is played here, for people who have never played it, and what is played where the rules leave room.',
  rulesOf: 'Rules of {name}',
  contents: 'Contents',
  allRules: 'All rules',
  playedHere: 'Played here',
  why: 'Why',
  assumptions: 'What we assume',
  assumption: 'Assumption',
} as const satisfies Catalogue;
