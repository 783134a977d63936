import { NO_PACE, type Pace } from '@shared/pace/pace';
import { describe, expect, it } from 'vitest';
import { lengthOf, paceBriefly, paceLines, paceSummed } from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const USUAL: Pace = { turn: 3 * DAY, weekends: true, vacation: true, forfeit: 3 };

it.each([
  [0, '0 minutes'],
  [15 * MINUTE, '15 minutes'],
  [HOUR, '1 hour'],
  [90 * MINUTE, '90 minutes'],
  [DAY, '24 hours'],
  [36 * HOUR, '36 hours'],
  [3 * DAY, '3 days'],
])('a length of %i ms is said as %s', (time, said) => {
  expect(lengthOf(time)).toBe(said);
});

describe('a pace', () => {
  it('is said in a line for each thing agreed on', () => {
    expect(paceLines(USUAL, false)).toEqual([
      '3 days a turn',
      'The clock runs at weekends too',
      'The clock stands during a vacation',
      'Missed turns are played for you, and with the third you are out',
      'Unrated: all who play can agree to call it off',
    ]);
  });

  it('is said in one sentence', () => {
    expect(paceSummed({ turn: HOUR, weekends: false, vacation: false, forfeit: 1 }, true)).toBe(
      '1 hour a turn; the clock stands at weekends; the clock runs on during a vacation; who misses a turn is out; rated: nobody can call it off without a result.',
    );
  });

  it('tells how many turns are played for somebody who is never out by their misses', () => {
    const { forfeit, ...never } = USUAL;
    expect(paceLines(never, false)).toContain('Missed turns are played for you, and with 10 in a row you are out');
    expect(paceLines({ ...USUAL, forfeit: 2 }, false)).toContain(
      'A missed turn is played for you, and with the second you are out',
    );
  });

  it('tells of a bank whether it grows', () => {
    const bank = { start: 5 * DAY, increment: 0, cap: 7 * DAY };
    expect(paceLines({ ...USUAL, bank }, false)[1]).toBe('A bank of 5 days for each player, to spend on turns that take longer');
    expect(paceLines({ ...USUAL, bank: { ...bank, increment: 6 * HOUR } }, false)[1]).toBe(
      'A bank of 5 days for each player, to spend on turns that take longer, with 6 hours more for every turn in time, up to 7 days',
    );
  });

  it('without a clock has nothing to say of what the clock does', () => {
    expect(paceLines(NO_PACE, false)).toEqual(['No time limit', 'Unrated: all who play can agree to call it off']);
  });

  it('is said briefly', () => {
    expect([USUAL, { ...USUAL, turn: DAY }, NO_PACE].map(paceBriefly)).toEqual([
      '3 days a turn',
      '24 hours a turn',
      'No time limit',
    ]);
  });
});
