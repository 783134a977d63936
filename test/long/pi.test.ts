import { count, nth } from '@shared/choice';
import { pi } from '@shared/games/pi';
import {
  leaks,
  lost,
  misfits,
  misnumbered,
  misoffered,
  overfull,
  replayDiffers,
  strayTokens,
  unreadable,
  wideLines,
} from '@shared/games/pi/support/checks';
import { byKind, evenly, guesser } from '@shared/games/pi/support/players';
import { type Playout, playOut } from '@shared/games/pi/support/playout';
import type { Action } from '@shared/games/pi/types';
import { describe, expect, test } from 'vitest';
import { drawFrom, type Random, randomFrom } from '../support/chance';

const SEATS = [2, 3, 4, 5];
const seeds = (games: number) => [...Array(games).keys()].map((seed) => seed + 1000);

/** What does not hold of a game; in one game of five also what takes longer to find out, at one moment. */
function broken(game: Playout, seed: number): readonly unknown[] {
  const whole = [lost, strayTokens, overfull, misnumbered, unreadable].flatMap((check) => check(game));
  const replayed = replayDiffers(game) === -1 ? [] : ['replay'];
  return [...whole, ...replayed, ...(seed % 5 === 0 ? brokenAt(game, randomFrom(seed)) : [])];
}

function brokenAt(game: Playout, random: Random): readonly unknown[] {
  const at = random(game.states.length);
  const moment = game.states.slice(at, at + 1);
  return [...misfits(game, at), ...moment.flatMap(misoffered), ...moment.flatMap(wideLines), ...leaks(game, 2, random)];
}

describe.each(SEATS)('P.I. with %i players', (seats) => {
  test('250 games of players who guess only cases that fit end, and hold all that must hold', () => {
    for (const seed of seeds(250)) {
      const game = playOut({ seats, random: randomFrom(seed), strategy: guesser });
      expect(game.states.at(-1)?.ended).toBe('most-points');
      expect(broken(game, seed)).toEqual([]);
    }
  });

  test('250 games in which seats leave do so too', () => {
    for (const seed of seeds(250)) {
      const game = playOut({ seats, random: randomFrom(seed), strategy: guesser, leaving: 30 });
      expect(game.states.at(-1)?.ended).toBeDefined();
      expect(broken(game, seed)).toEqual([]);
    }
  });

  test('100 games played at random hold it for 150 turns', () => {
    for (const seed of seeds(50)) {
      const kinds = playOut({ seats, random: randomFrom(seed), strategy: byKind, limit: 150, leaving: 100 });
      const even = playOut({ seats, random: randomFrom(seed), strategy: evenly, limit: 150 });
      expect([...broken(kinds, seed), ...broken(even, seed)]).toEqual([]);
    }
  });

  test('a stored game stays short: 750 bytes for two, 1,400 for five at most', () => {
    const most = { 2: 750, 3: 1000, 4: 1200, 5: 1400 }[seats] ?? 0;
    for (const seed of seeds(50)) {
      const { states } = playOut({ seats, random: randomFrom(seed), strategy: byKind, limit: 300 });
      expect(Math.max(...states.map((state) => JSON.stringify(state).length))).toBeLessThan(most);
    }
  });
});

test('five who choose evenly take thousands of turns, and the stored game does not grow', () => {
  for (const seed of seeds(5)) {
    const random = randomFrom(seed);
    const draw = drawFrom(random);
    let { state } = pi.start({ edition: 'first' }, 5, draw);
    let longest = 0;
    let turns = 0;
    for (; state.ended === undefined; turns++) {
      const choices = pi.choices(state);
      state = pi.act(state, nth(choices, random(count(choices))) as Action, draw).state;
      if (turns % 100 === 0) longest = Math.max(longest, JSON.stringify(state).length);
    }
    expect(turns).toBeGreaterThan(5_000);
    expect(longest).toBeLessThan(1400);
  }
});
