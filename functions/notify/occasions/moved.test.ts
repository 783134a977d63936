import { expect, test } from 'vitest';
import type { EventRecord } from '../../store/event';
import { hasMoved } from './moved';

/** Versions from 1 on, each by a seat or by nobody, at an instant, or by the clock for the seat. */
function history(...rows: readonly (readonly [seat: number | undefined, at: number, auto?: true])[]): EventRecord[] {
  return rows.map(([seat, at, auto], index) => ({
    version: index + 1,
    at,
    events: [],
    drawn: [],
    ...(seat === undefined ? {} : { seat }),
    ...(auto ? { auto } : {}),
  }));
}

test.each([
  ['the start gave it the turn', [[undefined, 10]], false],
  [
    'the other one’s move did',
    [
      [undefined, 10],
      [0, 20],
      [1, 30],
    ],
    false,
  ],
  [
    'its own move did',
    [
      [undefined, 10],
      [1, 20],
      [0, 30],
    ],
    true,
  ],
  [
    'the clock did, which had played for it',
    [
      [undefined, 10],
      [1, 20],
      [0, 30, true],
    ],
    false,
  ],
  [
    'the clock has begun to play for it',
    [
      [undefined, 10],
      [1, 30],
      [0, 40, true],
    ],
    false,
  ],
  [
    'it has acted since',
    [
      [undefined, 10],
      [1, 30],
      [0, 40],
    ],
    true,
  ],
  [
    'it acted before, at the same instant',
    [
      [undefined, 10],
      [0, 30],
      [1, 30],
    ],
    false,
  ],
  [
    'it acted before, by a clock that was ahead',
    [
      [undefined, 10],
      [0, 90],
      [1, 30],
    ],
    false,
  ],
  [
    'it has acted since, by a clock that was put back',
    [
      [undefined, 10],
      [1, 30],
      [0, 25],
    ],
    true,
  ],
] as const)('a seat whose turn began at 30 where %s', (_, rows, moved) => {
  const since = rows.length === 1 ? 10 : 30;
  expect(hasMoved({ seat: 0, number: 2, since }, history(...rows))).toBe(moved);
});
