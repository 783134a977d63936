/** The frame of the rules. What the rules of a title say stands with the title. */

import type { Catalogue } from '@shared/words/sentence';

export const rules = {
  rules: 'Rules',
  rulesLead: 'How each game is played here, for people who have never played it, and what is played where the rules leave room.',
  rulesOf: 'Rules of {name}',
  readRules: 'Read the rules',
  howPlayed: 'How is this played?',
  contents: 'Contents',
  allRules: 'All rules',
  rulesOfThis: 'The rules of this game',
  otherRules: 'Other rules',
  playedHere: 'Played here',
  why: 'Why',
  assumptions: 'What we assume',
  assumption: 'Assumption',
} as const satisfies Catalogue;
