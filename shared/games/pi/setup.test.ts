import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { freeze } from '../../../test/support/freeze';
import { ELEMENTS, kindOf } from './elements';
import { dealNext, start } from './setup';
import { changePlayer, type State, type Tiles } from './state';
import { CRIMES, PLACES, SUSPECTS } from './types';
import { eventView, view } from './view';

const begin = (seats: number, seed: number) => freeze(start({ edition: 'first' }, seats, drawFrom(randomFrom(seed))));
const seeds = [...Array(40).keys()];
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('a mini-game is set up', () => {
  test.each([2, 3, 4, 5])('with every tile and card for %i players', (seats) => {
    for (const seed of seeds) {
      const { state, events } = begin(seats, seed);
      const board = view(state, 'spectator').board;
      expect(board.map(({ place }) => place)).toEqual(PLACES);
      expect(board.flatMap(({ suspect }) => suspect ?? []).toSorted()).toEqual(SUSPECTS.toSorted());
      expect(board.flatMap(({ crime }) => crime ?? []).toSorted()).toEqual(CRIMES.toSorted());
      expect(board.filter(({ suspect }) => suspect === undefined)).toHaveLength(2);
      expect(board.filter(({ crime }) => crime === undefined)).toHaveLength(4);
      expect(state.display).toHaveLength(9);
      expect(sorted([...state.display, ...state.deck])).toEqual([...ELEMENTS.keys()]);
      expect(state.players.map(({ hand, score, placed }) => [hand, score, placed])).toEqual(Array(seats).fill([5, 0, []]));
      expect(events).toHaveLength(1);
    }
  });

  test.each([2, 3, 4, 5])('with a suspect, a place and a crime for each of %i players, no element in two cases', (seats) => {
    for (const seed of seeds) {
      const { players } = begin(seats, seed).state;
      expect(players.map((player) => player.case.map(kindOf))).toEqual(Array(seats).fill([0, 1, 2]));
      expect(new Set(players.flatMap((player) => player.case)).size).toBe(3 * seats);
    }
  });

  test('by a random start player, who is to move in turn 1', () => {
    const starts = seeds.map((seed) => begin(5, seed).state);
    expect(new Set(starts.map((state) => state.start))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const state of starts) expect(state).toMatchObject({ toMove: state.start, turn: 1, phase: 1, miniGame: 1 });
  });

  test('with blanks, cases and evidence anywhere', () => {
    const states = seeds.map((seed) => begin(2, seed).state);
    const blank = (tiles: Tiles) => PLACES.findIndex((_, place) => !tiles.slice(0, SUSPECTS.length).includes(place));
    expect(new Set(states.map(({ tiles }) => blank(tiles))).size).toBeGreaterThan(5);
    expect(new Set(states.map(({ players }) => players[0]?.case[0])).size).toBe(12);
    expect(new Set(states.map(({ display }) => display[0])).size).toBeGreaterThan(15);
  });

  test('by draws whose labels name what is dealt', () => {
    const draw = drawFrom(randomFrom(1));
    const { state } = start({ edition: 'first' }, 3, draw);
    dealNext(state, draw);
    const dealt = ['suspects', 'crimes', 'case suspects', 'case places', 'case crimes', 'evidence'];
    expect([...draw.labels]).toEqual(['start', ...[1, 2].flatMap((game) => dealt.map((what) => `game ${game}/${what}`))]);
  });
});

describe('the cards a player holds are the case of the player on their left', () => {
  test.each([
    [2, 0, 1],
    [2, 1, 0],
    [3, 2, 0],
    [5, 0, 1],
    [5, 3, 4],
    [5, 4, 0],
  ])('of %i, seat %i holds that of seat %i', (seats, seat, held) => {
    const { state, events } = begin(seats, 5);
    const seen = view(state, seat);
    expect(seen.holds).toBe(held);
    expect(Object.keys(seen.cases)).toEqual([String(held)]);
    const [dealt] = events.map((event) => eventView(event, seat));
    expect(dealt).toMatchObject({ type: 'dealt', cases: seen.cases });
  });
});

describe('the next mini-game', () => {
  const used = (state: State) =>
    changePlayer(state, 1, {
      score: -4,
      hand: 2,
      placed: [[3, 1, 0]],
      discs: [1],
      cubes: [2],
      kept: [5],
      wrong: 1,
      penalties: 4,
      lastGuess: [14, 0, 26],
      solved: [3, 5],
    });

  test('brings everything back but the investigators used', () => {
    const { state } = begin(3, 9);
    const next = dealNext(
      freeze(used({ ...state, display: [], deck: [0], discards: [1], reshuffles: 2, turn: 30, phase: 7 })),
      drawFrom(randomFrom(2)),
    );
    expect(next.state).toMatchObject({ miniGame: 2, phase: 1, turn: 31, reshuffles: 0, discards: [] });
    expect(sorted([...next.state.display, ...next.state.deck])).toEqual([...ELEMENTS.keys()]);
    const { case: cards, ...player } = next.state.players[1] ?? { case: [] };
    expect(cards).toHaveLength(3);
    expect(player).toEqual({ score: -4, hand: 2, placed: [], discs: [], cubes: [], kept: [], wrong: 0, penalties: 4 });
  });

  test('starts with the next seat in turn order', () => {
    const { state } = begin(3, 9);
    const starts = [0, 1, 2].map((start) => dealNext({ ...state, start }, drawFrom(randomFrom(2))).state);
    expect(starts.map(({ start }) => start)).toEqual([1, 2, 0]);
    expect(starts.map(({ toMove }) => toMove)).toEqual([1, 2, 0]);
  });

  test('passes the start to a seat that has left, and over it; a case is dealt for it all the same', () => {
    const { state } = begin(4, 9);
    const left = changePlayer({ ...state, start: 0 }, 1, { left: 1 });
    const draw = drawFrom(randomFrom(2));
    const second = dealNext(left, draw).state;
    expect(second).toMatchObject({ start: 1, toMove: 2 });
    expect(second.players[1]).toMatchObject({ left: 1, case: [expect.any(Number), expect.any(Number), expect.any(Number)] });
    expect(dealNext(second, draw).state).toMatchObject({ start: 2, toMove: 2 });
  });
});
