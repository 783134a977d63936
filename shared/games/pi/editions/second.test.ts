import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../../test/support/chance';
import { freeze } from '../../../../test/support/freeze';
import { pi } from '..';
import type { PlayerState, State } from '../state';
import { investigateAt, played, right, type Setting, SOLUTIONS, table, wrong } from '../support/table';
import type { Event, Schedule } from '../types';

const second = (seats: number, change: Partial<State> = {}, setting: Setting = {}, schedule: Schedule = 'rising') =>
  table(seats, { ...setting, options: { edition: 'second', schedule } }, change);
const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
const points = (events: readonly Event[]) => of(events, 'guessed').map((event) => event.points);
const gone = (state: State, seat: number) => freeze(pi.leave(state, seat, drawFrom(randomFrom(1))));
const look = investigateAt('lakeside');
const lookAgain = investigateAt('skid-row');
const seen = (state: State) => pi.view(state, 'spectator');

describe('places in the order of solving are worth', () => {
  test.each<[Schedule, number, readonly number[]]>([
    ['rising', 1, [5, 3, 1, 0, 0]],
    ['rising', 2, [7, 5, 3, 1, 0]],
    ['rising', 3, [9, 7, 5, 3, 0]],
    ['level', 1, [7, 5, 3, 1, 0]],
    ['level', 2, [7, 5, 3, 1, 0]],
    ['level', 3, [7, 5, 3, 1, 0]],
  ])('%s, round %i: %j', (schedule, miniGame, values) => {
    const { events } = played(second(5, { miniGame }, {}, schedule), right(0), right(1), right(2), right(3), right(4));
    expect(points(events)).toEqual(values);
    expect(of(events, 'closed')).toMatchObject([{ points: values, solved: [0, 1, 2, 3, 4] }]);
  });

  test('what is left, which two who solve in the same phase take one after the other', () => {
    const { events } = played(second(3, { start: 2, toMove: 2 }), right(2), right(0), right(1));
    expect(of(events, 'guessed').map((event) => [event.seat, event.points])).toEqual([
      [2, 5],
      [0, 3],
      [1, 1],
    ]);
  });

  test('the same after phases without a solution', () => {
    const { state, events } = played(second(4), ...Array(4).fill(look), ...Array(4).fill(lookAgain));
    expect(state.phase).toBe(3);
    expect(of(events, 'phase').map(({ value }) => value)).toEqual([5, 5]);
  });

  test('the same after a wrong attempt', () => {
    expect(points(played(second(3), wrong, right(1)).events)).toEqual([-2, 5]);
  });

  test('the same after somebody has left, unless they had solved', () => {
    expect(points(played(gone(second(4), 0).state, right(1)).events)).toEqual([5]);
    const { state } = gone(played(second(4), right(0)).state, 0);
    expect(points(played(state, right(1)).events)).toEqual([3]);
  });

  test('what the view shows: the row of the round, the place that is next and its points', () => {
    const begun = second(4, { miniGame: 2 });
    expect(seen(begun)).toMatchObject({ schedule: 'rising', miniGames: 3, values: [7, 5, 3, 1, 0], step: 0, value: 7 });
    expect(seen(played(begun, right(0), right(1)).state)).toMatchObject({ step: 2, value: 3 });
    expect(of(played(begun, right(0), right(1), wrong, wrong).events, 'phase')).toEqual([]);
  });
});

describe('a wrong attempt', () => {
  const withScore = (score: number) => second(3, {}, { players: { 0: { score, penalties: 4 } } });

  test.each([
    [7, 5, -2],
    [-1, -3, -2],
    [-3, -5, -2],
    [-4, -5, -1],
    [-5, -5, 0],
  ])('takes a score of %i to %i', (before, after, lost) => {
    const { state, events } = played(withScore(before), wrong);
    expect(points(events)).toEqual([lost]);
    expect(seen(state).players[0]).toMatchObject({ score: after, wrong: 1 });
  });

  test('counts as two penalty points also where it costs nothing', () => {
    expect(seen(played(withScore(-5), wrong).state).players[0]).toMatchObject({ penalties: 6 });
  });

  test('leaves the player in play, who may try again', () => {
    const { state, events } = played(second(4), wrong, look, look, look, right(0));
    expect(points(events)).toEqual([-2, 5]);
    expect(seen(state).players[0]).toMatchObject({ score: 3, wrong: 1, solved: { points: 5 } });
  });
});

describe('the marker', () => {
  test('is flipped by an attempt, right or wrong, and by leaving', () => {
    const { state } = played(second(5), wrong, right(1), look);
    expect(flipped(gone(state, 4).state)).toEqual([0, 1, 4]);
  });

  test('is turned back for the next round', () => {
    const { state } = played(second(3), wrong, right(1), right(2));
    expect(state).toMatchObject({ miniGame: 2 });
    expect(flipped(state)).toEqual([]);
  });

  test('is not there in the first edition', () => {
    expect(flipped(played(table(3), wrong, right(1)).state)).toEqual([]);
  });
});

describe('a round', () => {
  test('ends when play comes back to the first player and all markers but one are flipped', () => {
    const { state, events } = played(second(3, { start: 1, toMove: 1 }), wrong, right(2), look);
    expect(of(events, 'closed')).toEqual([
      { type: 'closed', miniGame: 1, cases: SOLUTIONS.slice(0, 3), points: [0, 0, 5], solved: [2] },
    ]);
    expect(state).toMatchObject({ miniGame: 2, start: 2, toMove: 2 });
  });

  test('ends so when all markers are flipped', () => {
    const { state } = played(second(3), wrong, wrong, wrong);
    expect(state).toMatchObject({ miniGame: 2 });
    expect(state.players.map(({ score }) => score)).toEqual([-2, -2, -2]);
  });

  test('lets everybody have their turn first', () => {
    const { state, events } = played(second(3), wrong, wrong);
    expect(of(events, 'closed')).toEqual([]);
    expect(of(played(state, right(2)).events, 'closed')).toMatchObject([{ points: [0, 0, 5], solved: [2] }]);
  });

  test('goes on with two markers that are not flipped', () => {
    expect(played(second(3), wrong, look, look).state).toMatchObject({ miniGame: 1, phase: 2 });
  });

  test('ends as play passes a first player who has solved', () => {
    const { state } = played(second(4), right(0), look, look, wrong);
    expect(state).toMatchObject({ miniGame: 1, phase: 2, toMove: 1 });
    expect(played(state, wrong, wrong).state).toMatchObject({ miniGame: 1, phase: 2, toMove: 3 });
    expect(played(state, wrong, wrong, wrong).state).toMatchObject({ miniGame: 2 });
  });

  test('ends at once when everybody has solved', () => {
    const solvedBefore = { 0: { solved: [1, 5] }, 2: { solved: [1, 3] }, 3: { solved: [1, 1] } } as const;
    const state = second(4, { phase: 2, toMove: 1 }, { players: solvedBefore });
    const { events } = played(state, right(1));
    expect(of(events, 'closed')).toMatchObject([{ points: [5, 0, 3, 1], solved: [0, 1, 2, 3] }]);
  });

  test('of two ends with the phase of the first attempt', () => {
    expect(played(second(2), wrong, look).state).toMatchObject({ miniGame: 2 });
    expect(played(second(2), look, wrong).state).toMatchObject({ miniGame: 2 });
  });

  test('ends when leaving flips the last marker but one, and play comes back', () => {
    const { state } = gone(played(second(4), wrong, wrong).state, 3);
    expect(state).toMatchObject({ miniGame: 1, toMove: 2 });
    expect(played(state, look).state).toMatchObject({ miniGame: 2 });
  });

  test('tells who solved for nothing', () => {
    const rich = { 0: { solved: [1, 5] }, 1: { solved: [1, 3] }, 2: { solved: [1, 1] } } as const;
    const { events } = played(second(5, { toMove: 3 }, { players: rich }), right(3), wrong);
    expect(of(events, 'closed')).toMatchObject([{ points: [5, 3, 1, 0, 0], solved: [0, 1, 2, 3] }]);
  });
});

describe('the game', () => {
  test('is over after three rounds', () => {
    const { state } = played(second(2, { miniGame: 3 }), right(0), right(1));
    expect(pi.result(state)).toEqual({
      how: 'most-points',
      seats: [
        { place: 1, score: 9 },
        { place: 2, score: 7 },
      ],
    });
    expect(played(second(2, { miniGame: 2 }), right(0), right(1)).state).toMatchObject({ miniGame: 3, schedule: 'rising' });
  });

  test.each<[string, Partial<PlayerState>, Partial<PlayerState>]>([
    ['most points', { score: 4, hand: 0 }, { score: 3, hand: 5 }],
    ['then most unused investigators', { score: 3, hand: 2, penalties: 4 }, { score: 3, hand: 1, penalties: 0 }],
    ['then fewest penalty points', { score: 3, hand: 2, penalties: 2 }, { score: 3, hand: 2, penalties: 4 }],
  ])('is won by %s', (_, winner, loser) => {
    const over = second(2, { ended: 'most-points' }, { players: { 0: loser, 1: winner } });
    expect(pi.result(over)?.seats.map(({ place }) => place)).toEqual([2, 1]);
  });

  test('keeps its option from round to round', () => {
    const { state } = played(second(2, {}, {}, 'level'), right(0), right(1));
    expect(seen(state)).toMatchObject({ edition: 'second', schedule: 'level', miniGame: 2 });
  });
});

function flipped(state: State): readonly number[] {
  return seen(state).players.flatMap((player, seat) => (player.flipped ? [seat] : []));
}
