import { describe, expect, it } from 'vitest';
import { type Estimate, learnFrom, type Stamp, settle } from './estimate';

/** How far the server is ahead of the stopwatch in what follows. */
const AHEAD = 1_800_000_000_000;

/** An answer for which the server looked at its clock `after` milliseconds of the `trip`. */
function answer(one: { asked?: number; trip?: number; after?: number; ahead?: number }): Stamp {
  const grain = 1000;
  const { asked = 0, trip = 40, ahead = AHEAD } = one;
  const { after = trip / 2 } = one;
  return { server: Math.floor((asked + after + ahead) / grain) * grain, grain, asked, heard: asked + trip };
}

interface Shown {
  readonly known?: Estimate;
  readonly shown?: number;
}

/** What is shown after each of the answers, as the difference from the truth. */
function shownAfter(answers: readonly Stamp[], ahead = AHEAD): readonly number[] {
  const steps: Shown[] = [{}];
  for (const stamp of answers) {
    const before = steps.at(-1);
    const known = learnFrom(stamp, before?.known);
    steps.push({ known, shown: settle(known, before?.shown) });
  }
  return steps.flatMap(({ shown }) => (shown === undefined ? [] : [shown - ahead]));
}

describe('what answers tell of the server’s clock', () => {
  it('is right to half a second from the first quick answer on, though it is told in whole seconds', () => {
    for (let asked = 0; asked < 1000; asked += 50) {
      expect(Math.abs(shownAfter([answer({ asked })])[0] ?? Number.NaN)).toBeLessThanOrEqual(521);
    }
  });

  it('gets narrower with every answer, and the truth stays within', () => {
    let known = learnFrom(answer({ asked: 100 }));
    for (let asked = 3170; asked < 60_000; asked += 3170) {
      const next = learnFrom(answer({ asked }), known);
      expect(next.most - next.least).toBeLessThanOrEqual(known.most - known.least);
      known = next;
    }
    expect(known.most - known.least).toBeLessThan(200);
    expect(known.least).toBeLessThanOrEqual(AHEAD);
    expect(known.most).toBeGreaterThanOrEqual(AHEAD);
  });

  it('is not moved by an answer that took long, whichever way it was slow', () => {
    for (const after of [10, 19_990]) {
      const [quick, slow] = shownAfter([answer({ asked: 500 }), answer({ asked: 5000, trip: 20_000, after })]);
      expect(slow).toBe(quick);
    }
  });

  it('is put right by a quick answer after a slow one', () => {
    const shown = shownAfter([answer({ trip: 20_000, after: 19_990 }), answer({ asked: 30_000 })]);
    expect(Math.abs(shown[0] ?? 0)).toBeGreaterThan(5000);
    expect(Math.abs(shown[1] ?? Number.NaN)).toBeLessThan(1000);
  });

  it('is the same in whatever order answers come', () => {
    const early = answer({ asked: 1000, trip: 9000, after: 100 });
    const late = answer({ asked: 4000 });
    const forth = learnFrom(late, learnFrom(early));
    expect(learnFrom(early, learnFrom(late))).toEqual(forth);
  });

  it('does not show corrections of less than a second', () => {
    const [first, ...rest] = shownAfter([0, 3300, 6600, 9900].map((asked) => answer({ asked })));
    expect(new Set(rest)).toEqual(new Set([first]));
  });

  it('follows at once where the stopwatch stood still, as on a device that slept', () => {
    const slept = 8 * 3_600_000;
    const shown = shownAfter([answer({}), answer({ asked: 1000, ahead: AHEAD + slept })], AHEAD + slept);
    expect(Math.abs(shown[1] ?? Number.NaN)).toBeLessThan(1000);
  });

  it('does not go back for an answer from before the sleep', () => {
    const slept = 8 * 3_600_000;
    const before = answer({ asked: 900, trip: 200, after: 10 });
    const shown = shownAfter([answer({}), answer({ asked: 1000, ahead: AHEAD + slept }), before], AHEAD + slept);
    expect(shown[2]).toBe(shown[1]);
  });

  it('holds where the stopwatch runs a little fast for days', () => {
    const answers = Array.from({ length: 2000 }, (_, n) => answer({ asked: n * 30_000, ahead: AHEAD - n * 2 }));
    const shown = shownAfter(answers);
    const wrong = shown.map((each, n) => Math.abs(each + n * 2));
    expect(Math.max(...wrong)).toBeLessThan(2100);
    expect(new Set(shown).size).toBeLessThan(6);
  });
});
