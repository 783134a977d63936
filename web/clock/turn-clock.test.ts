import { describe, expect, it } from 'vitest';
import { turnClock } from './turn-clock';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const turn = { seat: 1, number: 4, since: NOW - HOUR, time: 24 * HOUR };
const seats = [{ player: 'a' }, { player: 'b' }];
const deadline = NOW + 23 * HOUR;
const away = { from: NOW - HOUR, until: NOW + 9 * HOUR };

describe('the clock of a turn', () => {
  it('runs until the deadline, and does not where there is none or nobody is to move', () => {
    expect(turnClock({ turn, seats, deadline }, NOW)).toEqual({ state: 'running', deadline, time: 24 * HOUR });
    expect(turnClock({ turn, seats }, NOW)).toEqual({ state: 'none' });
    expect(turnClock({ seats, deadline }, NOW)).toEqual({ state: 'none' });
  });

  it('stands while the game is paused, and no longer', () => {
    const game = { turn, seats, deadline, paused: NOW + HOUR };
    expect(turnClock(game, NOW)).toEqual({ state: 'paused', until: NOW + HOUR });
    expect(turnClock(game, NOW + HOUR).state).toBe('running');
  });

  it('stands while whoever is to move is away, from its first instant to its last', () => {
    const game = { turn, deadline, seats: [{}, { away }] };
    expect(turnClock(game, away.from - 1).state).toBe('running');
    expect(turnClock(game, away.from)).toEqual({ state: 'away', until: away.until, deadline });
    expect(turnClock(game, away.until - 1).state).toBe('away');
    expect(turnClock(game, away.until).state).toBe('running');
    expect(turnClock({ ...game, seats: [{ away }, {}] }, NOW).state).toBe('running');
  });
});
