/** The table of all ways a round can end, as the rules judge them. docs/rules/mr-jack-pocket.md, "The end". */

import { outcome } from '@shared/games/mr-jack-pocket/outcome';
import { ROUNDS } from '@shared/games/mr-jack-pocket/round';
import type { Role } from '@shared/games/mr-jack-pocket/types';

export interface Row {
  /** In the last round, or in any before it. */
  readonly last: boolean;
  /** One suspect is left; Jack has his six. */
  readonly one: boolean;
  readonly six: boolean;
  /** Jack is seen; undefined: it makes no difference. */
  readonly seen: boolean | undefined;
  readonly result: Role | 'on' | 'chase';
}

type Case = Pick<Row, 'last' | 'one' | 'six'>;

const BOTH = [false, true];

const CASES: readonly Case[] = BOTH.flatMap((last) =>
  [
    { one: false, six: false },
    { one: true, six: false },
    { one: false, six: true },
    { one: true, six: true },
  ].map((goals) => ({ last, ...goals })),
);

export function endings(): readonly Row[] {
  return CASES.flatMap((each): Row[] => {
    const [seen, hidden] = [resultOf(each, true), resultOf(each, false)];
    if (seen === hidden) return [{ ...each, seen: undefined, result: seen }];
    return [
      { ...each, seen: true, result: seen },
      { ...each, seen: false, result: hidden },
    ];
  });
}

/** A way the last round can end by which two readings of the rules differ: who wins here, and who by sight alone. */
export interface Misread extends Pick<Row, 'one' | 'six'> {
  readonly seen: boolean;
  readonly winner: Role;
  readonly alone: Role;
}

export function misread(): readonly Misread[] {
  return CASES.filter(({ last }) => last).flatMap(({ one, six }) =>
    [true, false].flatMap((seen): Misread[] => {
      const winner = outcome({ round: ROUNDS, one, six, seen })?.winner;
      const alone: Role = seen ? 'investigator' : 'jack';
      return winner === undefined || winner === alone ? [] : [{ one, six, seen, winner, alone }];
    }),
  );
}

function resultOf({ last, one, six }: Case, seen: boolean): Row['result'] {
  const ending = outcome({ round: last ? ROUNDS : 1, one, six, seen });
  return ending?.winner ?? (one && six ? 'chase' : 'on');
}
