/**
 * In which order items are copied. That somebody was told comes first, so that whoever watches the new table tells nobody
 * again; what anything follows from comes last, so that who looks at it finds everything else: moves after the accounts of
 * those who are told of them, and what changes games, such as somebody's leaving, when all of those are there.
 */

import type { Expression } from '../../store/dynamo/expression';

export interface Step {
  readonly what: string;
  readonly filter: Expression;
}

const TOLD = 'begins_with(#pk, :notice)';
const MOVES = 'begins_with(#sk, :event)';
const UNDER_WAY = '#sk = :code OR (#sk = :account AND attribute_exists(#due))';

const PK = { names: { '#pk': 'pk' }, values: { ':notice': 'NOTICE#' } };
const SK = { names: { '#sk': 'sk' }, values: { ':event': 'EVENT#' } };
const WORK = { names: { '#sk': 'sk', '#due': 'due' }, values: { ':account': 'ACCOUNT', ':code': 'CODE' } };

export const STEPS: readonly Step[] = [
  { what: 'What people were told', filter: { text: TOLD, ...PK } },
  {
    what: 'Games, people and everything beside them',
    filter: {
      text: `NOT (${TOLD}) AND NOT (${MOVES}) AND NOT (${UNDER_WAY})`,
      names: { ...PK.names, ...SK.names, ...WORK.names },
      values: { ...PK.values, ...SK.values, ...WORK.values },
    },
  },
  { what: 'Moves', filter: { text: MOVES, ...SK } },
  { what: 'Codes, and what is under way', filter: { text: UNDER_WAY, ...WORK } },
];

/** What workers at the new table change by themselves as soon as moves and codes are there. */
export const STIRRED: readonly string[] = ['ACCOUNT', 'CODE', 'HABIT', 'NOTICE'];
