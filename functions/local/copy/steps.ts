/**
 * In which order items are copied. That somebody was told, or is told later, comes first, so that whoever watches the new table tells
 * nobody again; what anything follows from comes last, so that who looks at it finds everything else: moves and what was said after the
 * accounts of those who are told of them, and what changes games, such as somebody's leaving, or tells of all of them, such as a
 * digest, when all of those are there.
 */

import { all, type Expression } from '../../store/dynamo/expression';
import { digestKey, MESSAGES, NUDGES, noticeKey, TELLS } from '../../store/keys';

export interface Step {
  readonly what: string;
  readonly filter: Expression;
}

const TOLD: Expression = {
  text: 'begins_with(#pk, :notice)',
  names: { '#pk': 'pk' },
  values: { ':notice': noticeKey('', '').pk },
};

const FOLLOWED: Expression = {
  text: 'begins_with(#sk, :event) OR begins_with(#sk, :nudge) OR begins_with(#sk, :message) OR begins_with(#sk, :tell)',
  names: { '#sk': 'sk' },
  values: { ':event': 'EVENT#', ':nudge': NUDGES, ':message': MESSAGES, ':tell': TELLS },
};

const UNDER_WAY: Expression = {
  text: '#sk = :code OR #sk = :digest OR (#sk = :account AND attribute_exists(#due))',
  names: { '#sk': 'sk', '#due': 'due' },
  values: { ':account': 'ACCOUNT', ':code': 'CODE', ':digest': digestKey('').sk },
};

export const STEPS: readonly Step[] = [
  { what: 'What people were told', filter: TOLD },
  { what: 'Games, people and everything beside them', filter: all(...[TOLD, FOLLOWED, UNDER_WAY].map(not)) },
  { what: 'Moves, and what was said', filter: FOLLOWED },
  { what: 'Codes, and what is under way', filter: UNDER_WAY },
];

/** What workers at the new table change by themselves as soon as moves and codes are there. */
export const STIRRED: readonly string[] = ['ACCOUNT', 'CODE', 'DIGEST', 'HABIT', 'NOTICE', 'TELL'];

function not({ text, ...filling }: Expression): Expression {
  return { text: `NOT (${text})`, ...filling };
}
