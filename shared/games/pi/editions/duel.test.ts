import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../../test/support/chance';
import { freeze } from '../../../../test/support/freeze';
import { pi } from '..';
import { act } from '../act';
import { auto } from '../auto';
import { choices } from '../choices';
import type { State } from '../state';
import { ask, investigateAt, name, played, right, type Setting, SOLUTIONS, table, WRONG, wrong } from '../support/table';
import type { Action, Event, Rounds } from '../types';
import { wordsIn } from './words';

const DUEL = { edition: 'duel' } as const;
const duel = (change: Partial<State> = {}, setting: Setting = {}) => table(2, { ...setting, options: DUEL }, change);
const chance = () => drawFrom(randomFrom(1));
const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
const look = investigateAt('lakeside');
const seen = (state: State) => pi.view(state, 'spectator');
const hands = (state: State) => state.players.map(({ hand }) => hand);
const scores = (state: State) => state.players.map(({ score }) => score);
/** The right guess of whoever sits there, also in a round dealt at random. */
const solution = (state: State, seat: number) => {
  const found = pi.view({ ...state, ended: 'last-one' }, 'spectator').cases[seat];
  return name(found ?? WRONG);
};

describe('a round, of which seat 0 has the marker,', () => {
  test.each<[string, readonly Action[], readonly number[], readonly number[]]>([
    ['is lost by the first attempt if it is wrong', [wrong], [0, 1], []],
    ['is lost by it too if the other attempts first', [look, wrong], [1, 0], []],
    ['is won at once by the other’s right first attempt', [look, right(1)], [0, 1], [1]],
    ['is won by a right first attempt that the other cannot match', [right(0), wrong], [1, 0], [0]],
    ['is tied if the other can', [right(0), right(1)], [0, 0], [0, 1]],
    ['is won so in a later phase too', [look, look, right(0), wrong], [1, 0], [0]],
    ['is tied so in a later phase too', [look, look, right(0), right(1)], [0, 0], [0, 1]],
  ])('%s', (_, actions, points, solved) => {
    const before = played(duel(), ...actions.slice(0, -1));
    expect(of(before.events, 'closed')).toEqual([]);
    const { state, events } = played(duel(), ...actions);
    expect(of(events, 'closed')).toEqual([{ type: 'closed', miniGame: 1, cases: SOLUTIONS.slice(0, 2), points, solved }]);
    expect(scores(state)).toEqual(points);
    expect(state).toMatchObject({ miniGame: 2, start: 1, toMove: 1 });
  });

  test('goes by the marker, not by the seat', () => {
    const begun = duel({ start: 1, toMove: 1 });
    expect(of(played(begun, right(1)).events, 'closed')).toEqual([]);
    expect(of(played(begun, look, right(0)).events, 'closed')).toMatchObject([{ points: [1, 0] }]);
  });

  test('gives no points for a guess and takes none', () => {
    const guesses = of(played(duel(), right(0), wrong).events, 'guessed');
    expect(guesses.map((event) => [event.right, 'points' in event])).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(seen(played(duel(), wrong).state).players[0]).toMatchObject({ score: 0, penalties: 0 });
  });

  test('has phases, but nothing that a solution is worth', () => {
    const { state, events } = played(duel(), look, look);
    expect(of(events, 'phase')).toEqual([{ type: 'phase', phase: 2, value: 0 }]);
    expect(seen(state)).toMatchObject({ value: 0, values: [], step: 0 });
    expect(seen(state)).not.toHaveProperty('miniGames');
  });
});

describe('after the right attempt of the first player the other', () => {
  const begun = duel({}, { display: ['pinky', 'earl'] });
  const { state } = played(begun, right(0));

  test('has one more turn and nothing but an attempt', () => {
    expect(pi.turn(state)).toEqual({ seat: 1, number: 2 });
    expect(choices(state).map(({ type }) => type)).toEqual(['solve']);
    expect(seen(state).lastChance).toBe(true);
    expect([begun, played(begun, look).state].map((other) => seen(other).lastChance)).toEqual([undefined, undefined]);
  });

  test.each([look, ask('pinky')])('is refused anything else, and told why: %j', (action) => {
    expect(() => act(state, action, chance())).toThrow('must_solve');
    expect(wordsIn(DUEL)).toHaveProperty('must_solve');
  });

  test('leaves if the time runs out, since nobody guesses for a player', () => {
    expect(auto(pi.view(state, 1), chance())).toBeUndefined();
    expect(auto(pi.view(played(begun, look).state, 1), chance())).toMatchObject({ type: 'evidence' });
  });

  test('no longer has a last chance when it is used', () => {
    for (const answer of [wrong, right(1)]) {
      const next = played(state, answer).state;
      expect(seen(next)).not.toHaveProperty('lastChance');
      expect(choices(next).map(({ type }) => type)).toEqual(['investigate', 'evidence', 'solve']);
    }
  });
});

describe('investigators', () => {
  test('are two each at the start', () => {
    const { state } = pi.start(DUEL, 2, chance());
    expect(hands(state)).toEqual([2, 2]);
    expect(seen(state).rounds).toEqual({ winners: [], ties: 0 });
  });

  test.each<[string, readonly number[], readonly Action[], readonly number[]]>([
    ['two more for each, one fewer for the winner', [1, 2], [wrong], [3, 3]],
    ['two more for each after a tie', [1, 0], [right(0), right(1)], [3, 2]],
    ['never more than five', [4, 5], [right(0), right(1)], [5, 5]],
    ['never more than five, of which the winner sets one aside', [4, 5], [wrong], [5, 4]],
  ])('are at a new round %s', (_, before, actions, after) => {
    const players = Object.fromEntries(before.map((hand, seat) => [seat, { hand }]));
    expect(hands(played(duel({}, { players }), ...actions).state)).toEqual(after);
  });

  test('that were used are back in the supply', () => {
    const { state } = played(duel(), look, look, investigateAt('skid-row'), investigateAt('skid-row'));
    expect(hands(state)).toEqual([0, 0]);
    const next = played(state, wrong).state;
    expect(hands(next)).toEqual([2, 1]);
    expect(next.players.map(({ placed }) => placed)).toEqual([[], []]);
  });

  test('set aside are those of the last round’s winner alone', () => {
    let { state } = played(duel(), wrong);
    const asides = [seen(state).rounds?.aside];
    state = played(state, solution(state, 1), solution(state, 0)).state;
    asides.push(seen(state).rounds?.aside);
    state = played(state, look, wrongFor(played(state, look).state)).state;
    asides.push(seen(state).rounds?.aside);
    expect(asides).toEqual([1, undefined, 0]);
  });
});

describe('the game', () => {
  test('is won by the first to win two rounds', () => {
    const { state, events } = played(duel({ miniGame: 3, rounds: rounds([0, 1]) }, scored(1, 1)), wrong);
    expect(events.slice(1)).toEqual([
      { type: 'closed', miniGame: 3, cases: SOLUTIONS.slice(0, 2), points: [0, 1], solved: [] },
      { type: 'end', how: 'two-rounds', places: [2, 1], scores: [1, 2] },
    ]);
    expect(pi.result(state)).toEqual({
      how: 'two-rounds',
      seats: [
        { place: 2, score: 1 },
        { place: 1, score: 2 },
      ],
    });
    expect([pi.turn(state), choices(state)]).toEqual([undefined, []]);
    expect(seen(state).rounds).toEqual({ winners: [0, 1, 1], ties: 0 });
  });

  test('shows nobody a last chance when it is over', () => {
    const { state } = played(duel({}, scored(1, 0)), right(0), wrong);
    expect(pi.result(state)?.how).toBe('two-rounds');
    expect(seen(state)).not.toHaveProperty('lastChance');
  });

  test('goes on through any number of tied rounds, with the marker passing each time', () => {
    let state: State = duel();
    const starts: number[] = [];
    for (let round = 1; round <= 12; round++) {
      expect(state.miniGame).toBe(round);
      starts.push(state.start);
      state = played(state, solution(state, state.start), solution(state, 1 - state.start)).state;
    }
    expect(starts).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(seen(state)).toMatchObject({ miniGame: 13, rounds: { winners: [], ties: 12 } });
    expect(hands(state)).toEqual([5, 5]);
    expect(JSON.stringify(state).length).toBeLessThan(750);
  });

  test('counts who won in order, and ties', () => {
    let { state } = played(duel(), look, right(1));
    state = played(state, solution(state, 1), solution(state, 0)).state;
    state = played(state, solution(state, 0), wrongFor(state)).state;
    expect(seen(state).rounds).toEqual({ winners: [1, 0], ties: 1, aside: 0 });
    expect(scores(state)).toEqual([1, 1]);
  });

  test('has a random first player', () => {
    const starts = Array.from({ length: 20 }, (_, seed) => pi.start(DUEL, 2, drawFrom(randomFrom(seed))).state.start);
    expect(new Set(starts)).toEqual(new Set([0, 1]));
  });

  test.each<[string, State, number]>([
    ['in turn', duel(), 0],
    ['out of turn', duel(), 1],
    ['at the last chance', played(duel(), right(0)).state, 1],
    ['ahead', duel({}, scored(1, 0)), 0],
  ])('is won at once by the other when a player leaves %s', (_, state, seat) => {
    const { state: over, events } = freeze(pi.leave(state, seat, chance()));
    expect(events.map(({ type }) => type)).toEqual(['left', 'closed', 'end']);
    expect(events[1]).toMatchObject({ points: [0, 0] });
    expect(pi.result(over)).toMatchObject({ how: 'last-one' });
    expect(pi.result(over)?.seats[1 - seat]?.place).toBe(1);
    expect(scores(over)).toEqual(scores(state));
  });
});

function scored(...points: readonly number[]): Setting {
  return { players: Object.fromEntries(points.map((score, seat) => [seat, { score }])) };
}

function rounds(winners: readonly number[]): Rounds {
  return { winners, ties: 0 };
}

/** A case that is not the one of the player to move. */
function wrongFor(state: State): Action {
  const { suspect, place } = solution(state, state.toMove);
  return name({ suspect, place, crime: solution(state, 1 - state.toMove).crime });
}
