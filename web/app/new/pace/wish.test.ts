import { Pace } from '@shared/api/pace';
import { NO_PACE, TURN_TIMES } from '@shared/pace/pace';
import { describe, expect, it } from 'vitest';
import { amounts, growingBy, increments, startingWith, usualBank } from './bank';
import { paceOf, withBank, withTurn } from './wish';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const TURNS = TURN_TIMES.filter((turn) => turn !== undefined);

describe('a table of which nothing was chosen', () => {
  it('gives three days and three misses, weekends count, and vacations stop the clock', () => {
    expect(paceOf({})).toEqual({ turn: 3 * DAY, weekends: true, vacation: true, forfeit: 3 });
  });

  it.each([
    [HOUR, false],
    [12 * HOUR, false],
    [DAY, true],
    [7 * DAY, true],
  ])('with %i ms a turn lets vacations stop the clock: %s', (turn, vacation) => {
    expect(paceOf({ turn }).vacation).toBe(vacation);
    expect(paceOf({ turn, vacation: !vacation }).vacation).toBe(!vacation);
  });
});

describe('what is chosen', () => {
  it('holds when another time for a turn is', () => {
    const wish = withTurn({ turn: HOUR, weekends: false, vacation: true, forfeit: 'never', rated: true }, DAY);
    expect(paceOf(wish)).toEqual({ turn: DAY, weekends: false, vacation: true });
  });

  it('is nothing without a clock, and comes back with one', () => {
    const wish = withTurn({ weekends: false }, 'none');
    expect(paceOf(wish)).toEqual(NO_PACE);
    expect(paceOf(withTurn(wish, DAY))).toMatchObject({ turn: DAY, weekends: false });
  });

  it('may be a bank, which goes with the time for a turn', () => {
    const wish = withBank({ turn: HOUR }, usualBank(HOUR));
    expect(paceOf(wish).bank).toEqual({ start: 3 * HOUR, increment: 0, cap: 3 * HOUR });
    expect(paceOf(withTurn(wish, 3 * DAY)).bank).toEqual({ start: 7 * DAY, increment: 0, cap: 7 * DAY });
    expect(paceOf(withBank(wish, undefined))).not.toHaveProperty('bank');
  });
});

describe('a bank', () => {
  it('that grows has room to', () => {
    const bank = growingBy(usualBank(DAY), 3 * HOUR, DAY);
    expect(bank).toEqual({ start: 2 * DAY, increment: 3 * HOUR, cap: 3 * DAY });
    expect(startingWith(bank, 7 * DAY)).toEqual({ start: 7 * DAY, increment: 3 * HOUR, cap: 7 * DAY });
    expect(growingBy(bank, 0, DAY)).toEqual(usualBank(DAY));
    expect(startingWith(usualBank(DAY), 5 * DAY)).toEqual({ start: 5 * DAY, increment: 0, cap: 5 * DAY });
  });

  it.each(TURNS)('is offered in a few lengths, all of which the server takes: %i ms a turn', (turn) => {
    expect(amounts(turn).length).toBeGreaterThan(2);
    expect(increments(turn).length).toBeGreaterThan(2);
    expect(amounts(turn)).toContain(usualBank(turn).start);
    for (const start of amounts(turn)) {
      for (const increment of increments(turn)) {
        const bank = growingBy(startingWith(usualBank(turn), start), increment, turn);
        expect(Pace.safeParse(paceOf({ turn, bank })).success).toBe(true);
        expect(amounts(turn)).toContain(bank.cap);
      }
    }
  });
});
