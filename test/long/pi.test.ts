import { count, nth } from '@shared/choice';
import { pi } from '@shared/games/pi';
import {
  leaks,
  lost,
  misfits,
  misnumbered,
  misoffered,
  misscored,
  overfull,
  replayDiffers,
  strayTokens,
  unreadable,
  wideLines,
} from '@shared/games/pi/support/checks';
import { byKind, evenly, guesser } from '@shared/games/pi/support/players';
import { type Playout, playOut } from '@shared/games/pi/support/playout';
import { TABLES } from '@shared/games/pi/support/tables';
import type { Action } from '@shared/games/pi/types';
import { describe, expect, test } from 'vitest';
import { drawFrom, type Random, randomFrom } from '../support/chance';

const seeds = (games: number) => [...Array(games).keys()].map((seed) => seed + 1000);

/** What does not hold of a game; in one game of five also what takes longer to find out, at one moment. */
function broken(game: Playout, seed: number): readonly unknown[] {
  const whole = [lost, misscored, strayTokens, overfull, misnumbered, unreadable].flatMap((check) => check(game));
  const replayed = replayDiffers(game) === -1 ? [] : ['replay'];
  return [...whole, ...replayed, ...(seed % 5 === 0 ? brokenAt(game, randomFrom(seed)) : [])];
}

function brokenAt(game: Playout, random: Random): readonly unknown[] {
  const at = random(game.states.length);
  const moment = game.states.slice(at, at + 1);
  return [...misfits(game, at), ...moment.flatMap(misoffered), ...moment.flatMap(wideLines), ...leaks(game, 2, random)];
}

describe.each(TABLES)('P.I., $name, with $seats players', ({ options, seats }) => {
  const normal = options.edition === 'duel' ? 'two-rounds' : 'most-points';

  test('100 games of players who guess only cases that fit end, and hold all that must hold', () => {
    for (const seed of seeds(100)) {
      const game = playOut({ options, seats, random: randomFrom(seed), strategy: guesser });
      expect(game.states.at(-1)?.ended).toBe(normal);
      expect(broken(game, seed)).toEqual([]);
    }
  });

  test('100 games in which seats leave do so too', () => {
    for (const seed of seeds(100)) {
      const game = playOut({ options, seats, random: randomFrom(seed), strategy: guesser, leaving: 30 });
      expect(game.states.at(-1)?.ended).toBeDefined();
      expect(broken(game, seed)).toEqual([]);
    }
  });

  test('40 games played at random hold it for 150 turns, or till they end', () => {
    for (const seed of seeds(20)) {
      const kinds = playOut({ options, seats, random: randomFrom(seed), strategy: byKind, limit: 150, leaving: 100 });
      const even = playOut({ options, seats, random: randomFrom(seed), strategy: evenly, limit: 150 });
      expect([...broken(kinds, seed), ...broken(even, seed)]).toEqual([]);
    }
  });

  test('a stored game stays short: 750 bytes for two, 1,400 for five at most', () => {
    const most = { 2: 750, 3: 1000, 4: 1200, 5: 1400 }[seats] ?? 0;
    for (const seed of seeds(20)) {
      const { states } = playOut({ options, seats, random: randomFrom(seed), strategy: byKind, limit: 300 });
      expect(Math.max(...states.map((state) => JSON.stringify(state).length))).toBeLessThan(most);
    }
  });
});

test('Duel rounds end in every way there is, and some games have tied rounds', () => {
  const ways = new Set<string>();
  for (const seed of seeds(200)) {
    const game = playOut({ options: { edition: 'duel' }, seats: 2, random: randomFrom(seed), strategy: guesser });
    const { steps, states } = game;
    steps.forEach((events, at) => {
      const closed = events.find((event) => event.type === 'closed');
      const start = states[at - 1]?.start ?? 0;
      if (closed)
        ways.add([start, 1 - start].map((seat) => (closed.solved?.includes(seat) ? 'solved' : closed.points[seat])).join());
    });
  }
  expect([...ways].sort()).toEqual(['0,1', '0,solved', '1,0', 'solved,0', 'solved,solved']);
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
