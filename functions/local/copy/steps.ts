/**
 * In which order items are copied. That somebody was told comes first, so that whoever watches the new table tells nobody
 * again; what anything follows from comes last, so that who looks at it finds everything else.
 */

import type { Expression } from '../../store/dynamo/expression';

export interface Step {
  readonly what: string;
  readonly filter: Expression;
}

const TOLD = 'begins_with(#pk, :notice)';
const FOLLOWED = 'begins_with(#sk, :event) OR #sk IN (:account, :code)';

const PK = { names: { '#pk': 'pk' }, values: { ':notice': 'NOTICE#' } };
const SK = { names: { '#sk': 'sk' }, values: { ':event': 'EVENT#', ':account': 'ACCOUNT', ':code': 'CODE' } };

export const STEPS: readonly Step[] = [
  { what: 'What people were told', filter: { text: TOLD, ...PK } },
  {
    what: 'Games, seats and everything beside them',
    filter: {
      text: `NOT (${TOLD}) AND NOT (${FOLLOWED})`,
      names: { ...PK.names, ...SK.names },
      values: { ...PK.values, ...SK.values },
    },
  },
  { what: 'Moves and accounts', filter: { text: FOLLOWED, ...SK } },
];

/** What workers at the new table change by themselves as soon as moves and accounts are there. */
export const STIRRED: readonly string[] = ['ACCOUNT', 'CODE', 'HABIT', 'NOTICE'];
