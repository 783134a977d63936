import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../../test/support/chance';
import { start } from '../setup';
import type { Case } from '../types';
import { view } from '../view';
import { cluesAbout, fits } from './fits';
import { ask, investigateAt, name, played, right, SOLUTIONS, table, WRONG, wrong } from './table';
import { CASES } from './universe';

const fitting = (...about: Parameters<typeof cluesAbout>) => CASES.filter((named) => fits(cluesAbout(...about), named));
const truth = SOLUTIONS[0] as Case;

describe('the cases that fit', () => {
  test('are 11 x 13 x 9 = 1,287 in a fresh mini-game of two', () => {
    const { state } = start({ edition: 'first' }, 2, drawFrom(randomFrom(1)));
    for (const seat of [0, 1]) expect(fitting(view(state, seat), seat)).toHaveLength(1287);
  });

  test('are all 12 x 14 x 10 = 1,680 for a spectator', () => {
    expect(fitting(view(table(2), 'spectator'), 0)).toHaveLength(1680);
  });

  test('answer an evidence card as it was answered', () => {
    const { state } = played(table(2, { display: ['downtown', 'earl', 'pinky'] }), ask('downtown'), ask('earl'), ask('pinky'));
    const left = fitting(view(state, 'spectator'), 0);
    expect(new Set(left.map(({ place }) => place))).toEqual(
      new Set(['union-square', 'central-station', 'main-street', 'ricks-cafe', 'waterfront', 'skid-row']),
    );
    expect(left.map(({ suspect }) => suspect)).not.toContain('pinky');
    expect(left).toContainEqual(truth);
  });

  test('give an investigator the totals announced, also once a token has moved', () => {
    const sent = played(table(2, { display: ['bank-job', 'earl'] }), investigateAt('central-station'), ask('earl')).state;
    const left = fitting(view(sent, 'spectator'), 0);
    expect(left).toContainEqual(truth);
    expect(left).not.toContainEqual({ ...truth, crime: 'murder' });
    const moved = played(sent, ask('bank-job')).state;
    const fewer = fitting(view(moved, 'spectator'), 0);
    expect(fewer).toContainEqual(truth);
    expect(fewer.length).toBeLessThan(left.length);
    expect(fewer.every(({ crime }) => crime === 'bank-job')).toBe(true);
  });

  test('leave out elements of cases that are seen: the one held, and solved ones', () => {
    const { state } = played(table(3), wrong, right(1), wrong);
    const left = fitting(view(state, 2), 2);
    expect(left.some(({ suspect }) => suspect === 'shorty' || suspect === 'knuckles')).toBe(false);
    expect(fitting(view(state, 1), 2).some(({ suspect }) => suspect === 'knuckles')).toBe(true);
  });

  test('leave out the last wrong guess, and others that the events tell of', () => {
    const first = { ...WRONG, suspect: 'rusty' } as const;
    const { state } = played(table(2), name(first), wrong, wrong, wrong);
    expect(fitting(view(state, 'spectator'), 0)).toHaveLength(1679);
    expect(fitting(view(state, 'spectator'), 0, [first])).toHaveLength(1678);
  });

  test('is the solution alone once it is solved', () => {
    expect(fitting(view(played(table(3), right(0)).state, 'spectator'), 0)).toEqual([truth]);
  });
});
