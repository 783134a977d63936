/** What a request could bring in place of what a title knows: any text or number. */

import { type Action, IllegalAction } from '@shared/game';

const JUNK: readonly (string | number)[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'length',
  '0',
  '1',
  'NaN',
  'undefined',
  'null',
  'x'.repeat(10_000),
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  0,
  1,
  -1,
  0.5,
  1e9,
  1e300,
];

/** The action with junk in one of its fields, in each of them, and in all. */
export function spoilt(action: Action): readonly Action[] {
  const fields = Object.keys(action);
  return JUNK.flatMap((junk) => [
    ...fields.map((field) => ({ ...action, [field]: junk })),
    Object.fromEntries(fields.map((field) => [field, junk])) as Action,
  ]);
}

/** The code of the rule that refuses this. @throws Error if none does, or whatever else comes out. */
export function refusalOf(deed: () => unknown): string {
  try {
    deed();
  } catch (error) {
    if (error instanceof IllegalAction) return error.code;
    throw error;
  }
  throw new Error('nothing refuses this');
}
