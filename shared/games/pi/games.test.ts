import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../test/support/chance';
import { pi } from '.';
import {
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
} from './support/checks';
import { byKind, guesser } from './support/players';
import { playOut } from './support/playout';
import { FEW_TABLES } from './support/tables';

/** At each table: one to the end, one in which seats leave, and one played at random, which may not end. */
const games = FEW_TABLES.flatMap(({ options, seats }) => [
  playOut({ options, seats, random: randomFrom(seats), strategy: guesser }),
  playOut({ options, seats, random: randomFrom(seats + 10), strategy: guesser, leaving: 50 }),
  playOut({ options, seats, random: randomFrom(seats + 20), strategy: byKind, limit: 60, leaving: 50 }),
]);
const states = games.flatMap((game) => game.states);
const some = <T>(all: readonly T[], every: number) => all.flatMap((one, at) => (at % every === 0 ? [one] : []));

describe('in random games', { timeout: 30_000 }, () => {
  test('tiles, evidence, cases and investigators are conserved', () => {
    expect(games.flatMap(lost)).toEqual([]);
  });

  test('scores are what the events gave and took', () => {
    expect(games.flatMap(misscored)).toEqual([]);
  });

  test('the choices are exactly what is accepted', () => {
    expect(some(states, 151).flatMap(misoffered)).toEqual([]);
  });

  test('the true case fits all answers, and views tell as much as events', () => {
    expect(games.flatMap((game) => some([...game.states.keys()], 53).flatMap((at) => misfits(game, at)))).toEqual([]);
  });

  test('the supply is used only where the player has no investigator', () => {
    expect(games.flatMap(strayTokens)).toEqual([]);
  });

  test('a tile carries one token of a player at most', () => {
    expect(games.flatMap(overfull)).toEqual([]);
  });

  test('turns are numbered one after the other', () => {
    expect(games.flatMap(misnumbered)).toEqual([]);
  });

  test('actions and events are written and read back, as every viewer sees them', () => {
    expect(some(games, 2).flatMap(unreadable)).toEqual([]);
  });

  test('what was drawn gives the same game again', () => {
    expect(games.map(replayDiffers)).toEqual(games.map(() => -1));
  });

  test('the picture has 80 columns at most', () => {
    expect(some(states, 41).flatMap(wideLines)).toEqual([]);
  });
});

describe('players who guess only cases that fit', () => {
  test.each(FEW_TABLES)('end every game of $seats, $name', ({ options, seats }) => {
    const last = playOut({ options, seats, random: randomFrom(1), strategy: guesser }).states.at(-1);
    expect(last && pi.result(last)?.how).toBe(options.edition === 'duel' ? 'two-rounds' : 'most-points');
  });

  test.each(FEW_TABLES)('end it also when seats of $seats leave, $name', ({ options, seats }) => {
    const last = playOut({ options, seats, random: randomFrom(1), strategy: guesser, leaving: 20 }).states.at(-1);
    expect(last && pi.result(last)?.seats).toHaveLength(seats);
  });
});

describe('a stored game', () => {
  const sizes = (seats: number) =>
    games
      .filter((game) => game.seats === seats)
      .flatMap(({ states }) => states.map((state) => JSON.stringify(state).length))
      .sort((a, b) => a - b);

  test('is plain JSON', () => {
    for (const { states } of games)
      for (const state of some(states, 17)) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('of two players is under 750 bytes, of five under 1,400', () => {
    expect(sizes(2).at(-1)).toBeLessThan(750);
    expect(sizes(5).at(-1)).toBeLessThan(1400);
  });
});
