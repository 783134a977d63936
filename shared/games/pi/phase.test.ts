import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { pi } from '.';
import { act } from './act';
import { choices } from './choices';
import { toNumber } from './elements';
import type { State } from './state';
import { ask, played, right, SOLUTIONS, table, wrong } from './support/table';
import type { Event } from './types';
import { view } from './view';

const of = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
const won = (events: readonly Event[]) => of(events, 'guessed').flatMap(({ right, points }) => (right ? [points] : []));
const values = (events: readonly Event[]) => of(events, 'phase').map(({ phase, value }) => [phase, value]);

describe('a phase', () => {
  test('is one turn for every unsolved player, clockwise from the start player on', () => {
    const { state, events } = played(table(3, {}, { start: 1, toMove: 1 }), wrong, wrong, wrong);
    expect(of(events, 'guessed').map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(state).toMatchObject({ phase: 2, toMove: 1 });
  });

  test('ends when play passes the seat of a start player who has solved', () => {
    const { state, events } = played(table(3), right(0), wrong, wrong, wrong);
    expect(of(events, 'guessed').map(({ seat }) => seat)).toEqual([0, 1, 2, 1]);
    expect(state).toMatchObject({ phase: 2, toMove: 2 });
    expect(played(state, wrong).state).toMatchObject({ phase: 3, toMove: 1 });
  });

  test('is over early when the last seats have solved', () => {
    const { state } = played(table(4), wrong, wrong, wrong, right(3), wrong, wrong);
    expect(state).toMatchObject({ phase: 2, toMove: 2 });
    expect(played(state, wrong).state).toMatchObject({ phase: 3, toMove: 0 });
  });

  test('with no solution does not lower the value', () => {
    expect(values(played(table(2), wrong, wrong, wrong, wrong).events)).toEqual([
      [2, 7],
      [3, 7],
    ]);
  });
});

describe('a solution', () => {
  test('is worth 7, then 5, 3 and 1, dropping after each phase in which somebody solved', () => {
    const phases = [
      [right(0), wrong, wrong, wrong, wrong],
      [right(1), wrong, wrong, wrong],
      [right(2), wrong, wrong],
      [right(3), wrong],
    ];
    const { events } = played(table(5), ...phases.flat());
    expect(won(events)).toEqual([7, 5, 3, 1]);
    expect(values(events)).toEqual([
      [2, 5],
      [3, 3],
      [4, 1],
    ]);
    expect(of(events, 'closed')).toMatchObject([{ points: [7, 5, 3, 1, 0] }]);
  });

  test('scores the same for everyone in the same phase, and the next phase with one is worth 5', () => {
    const { events } = played(table(4), right(0), right(1), wrong, wrong, wrong, right(3));
    expect(won(events)).toEqual([7, 7, 5]);
    expect(values(events)).toEqual([[2, 5]]);
  });

  test('keeps its value over phases without one', () => {
    const { events } = played(table(3), wrong, wrong, wrong, right(0), wrong, wrong, wrong, wrong, right(1), wrong);
    expect(values(events)).toEqual([
      [2, 7],
      [3, 5],
      [4, 5],
    ]);
    expect(of(events, 'closed')).toMatchObject([{ points: [7, 5, 0] }]);
  });

  test.each([3, 4, 5])('is worth 7 for all of %i who solve in one phase', (seats) => {
    const { events } = played(table(seats), ...SOLUTIONS.slice(0, seats).map((_, seat) => right(seat)));
    expect(of(events, 'closed')).toMatchObject([{ points: Array(seats).fill(7) }]);
  });
});

describe('a mini-game', () => {
  test('ends at once when all have solved', () => {
    const { state, events } = played(table(3), right(0), wrong, wrong, right(1), right(2));
    expect(events.at(-2)).toMatchObject({ type: 'closed', miniGame: 1, points: [7, 5, 5] });
    expect(state).toMatchObject({ miniGame: 2, phase: 1 });
  });

  test('lets the last player finish the phase', () => {
    const { state, events } = played(table(3), right(0), right(1));
    expect(of(events, 'closed')).toEqual([]);
    expect(state).toMatchObject({ miniGame: 1, phase: 1, toMove: 2 });
    expect(of(played(state, right(2)).events, 'closed')).toMatchObject([{ points: [7, 7, 7] }]);
    expect(of(played(state, wrong).events, 'closed')).toMatchObject([{ points: [7, 7, 0] }]);
  });

  test('ends at the end of a phase in which exactly one player is unsolved, and shows that case', () => {
    const { events } = played(table(3), wrong, right(1), wrong, wrong, right(2));
    expect(events.at(-2)).toEqual({ type: 'closed', miniGame: 1, cases: SOLUTIONS.slice(0, 3), points: [0, 7, 5] });
  });

  test('goes on with two unsolved', () => {
    expect(played(table(3), wrong, wrong, right(2)).state).toMatchObject({ miniGame: 1, phase: 2 });
  });

  test('of two ends with the second scoring 7 in the same phase, or 0', () => {
    expect(of(played(table(2), right(0), right(1)).events, 'closed')).toMatchObject([{ points: [7, 7] }]);
    expect(of(played(table(2), right(0), wrong).events, 'closed')).toMatchObject([{ points: [7, 0] }]);
    expect(of(played(table(2), wrong, right(1)).events, 'closed')).toMatchObject([{ points: [0, 7] }]);
  });

  test('ends without a refill or a reshuffle', () => {
    const discards = [toNumber('shorty'), toNumber('doc')];
    const players = { 0: { solved: [1, 7] } } as const;
    const last = table(2, { display: ['pinky', 'earl'], deck: [], players }, { discards, miniGame: 3, toMove: 1 });
    const draw = drawFrom(randomFrom(1));
    const { state: ended, events } = act(last, ask('pinky'), draw);
    expect([...draw.labels]).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['asked', 'closed', 'end']);
    expect(ended.display).toEqual([toNumber('earl')]);
  });

  test('counts up the turn and begins the next with the next start player', () => {
    const { state, events } = played(table(3, {}, { turn: 40 }), right(0), right(1), wrong);
    expect(state).toMatchObject({ miniGame: 2, start: 1, toMove: 1, turn: 43, phase: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'dealt', miniGame: 2, start: 1 });
  });
});

describe('a turn', () => {
  test('has a number that counts over the whole game', () => {
    const begun = table(2);
    const turns: unknown[] = [pi.turn(begun)];
    let state: State = begun;
    for (let n = 0; n < 4; n++) {
      state = played(state, wrong).state;
      turns.push(pi.turn(state));
    }
    expect(turns).toEqual([0, 1, 0, 1, 0].map((seat, n) => ({ seat, number: n + 1 })));
  });
});

describe('the game', () => {
  const { state, events } = played(table(3, {}, { miniGame: 3 }), right(0), wrong, right(2));

  test('is over after three mini-games', () => {
    expect(events.slice(-2)).toEqual([
      { type: 'closed', miniGame: 3, cases: SOLUTIONS.slice(0, 3), points: [7, 0, 7] },
      { type: 'end', how: 'most-points', places: [1, 3, 1], scores: [7, -2, 7] },
    ]);
    expect(played(table(3, {}, { miniGame: 2 }), right(0), wrong, right(2)).state.miniGame).toBe(3);
  });

  test('has then no turn, no choices and no more actions', () => {
    expect(pi.turn(state)).toBeUndefined();
    expect(choices(state)).toEqual([]);
    expect(() => act(state, wrong, drawFrom(randomFrom(1)))).toThrow('game_over');
  });

  test('is then public whole', () => {
    const seen = view(state, 'spectator');
    expect(seen.cases).toEqual({ ...SOLUTIONS.slice(0, 3) });
    expect(seen.result).toEqual(pi.result(state));
    expect(seen).not.toHaveProperty('toMove');
  });
});
