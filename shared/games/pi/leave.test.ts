import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { freeze } from '../../../test/support/freeze';
import { pi } from '.';
import { toNumber } from './elements';
import { leave } from './leave';
import type { State } from './state';
import { ask, investigateAt, played, right, SOLUTIONS, table, wrong } from './support/table';
import { view } from './view';

const chance = () => drawFrom(randomFrom(1));
const gone = (state: State, seat: number) => freeze(leave(state, seat, chance()));
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe('a seat that leaves', () => {
  test('takes no more turns: play goes on from the next player', () => {
    const { state, events } = gone(table(3, {}, { turn: 5 }), 0);
    expect(events).toEqual([{ type: 'left', seat: 0 }]);
    expect(pi.turn(state)).toEqual({ seat: 1, number: 6 });
    expect(played(state, wrong, wrong).state).toMatchObject({ toMove: 1, phase: 2 });
  });

  test('when it is not its turn, changes nobody’s turn', () => {
    const { state } = gone(table(3, {}, { turn: 5 }), 1);
    expect(pi.turn(state)).toEqual({ seat: 0, number: 5 });
    expect(played(state, wrong).state).toMatchObject({ toMove: 2, phase: 1 });
  });

  test('ends the phase if it was the last to move in it', () => {
    const { state, events } = gone(table(3, {}, { toMove: 2 }), 2);
    expect(events).toEqual([
      { type: 'left', seat: 2 },
      { type: 'phase', phase: 2, value: 7 },
    ]);
    expect(state).toMatchObject({ toMove: 0, phase: 2 });
  });

  test('takes its investigators and tokens off the board, and gains and loses nothing', () => {
    const busy = played(
      table(3, { display: ['downtown', 'pinky'], players: { 0: { score: 9, penalties: 2 } } }),
      ask('downtown'),
      wrong,
      wrong,
      investigateAt('main-street'),
      investigateAt('lakeside'),
      wrong,
    ).state;
    const before = view(busy, 'spectator');
    const { state } = gone(busy, 0);
    const seen = view(state, 'spectator');
    expect([before.investigators, before.marks].map((all) => all.map(({ seat }) => seat))).toEqual([[0, 1], [0]]);
    expect([seen.investigators, seen.marks].map((all) => all.map(({ seat }) => seat))).toEqual([[1], []]);
    expect(seen.players[0]).toEqual({ ...before.players[0], left: true });
  });

  test('shows nothing secret', () => {
    const { state, events } = gone(table(3), 0);
    expect(JSON.stringify(events)).toBe('[{"type":"left","seat":0}]');
    expect(view(state, 'spectator').cases).toEqual({});
    expect(Object.keys(view(state, 1).cases)).toEqual(['2']);
  });

  test('has cards that still answer for the left neighbour', () => {
    const { state } = gone(table(3, { display: ['protection-racket'] }), 0);
    expect(played(state, ask('protection-racket')).events[0]).toMatchObject({ seat: 1, answer: 'disc' });
  });

  test('does not lower the value', () => {
    const { state, events } = gone(played(table(4), wrong, wrong, wrong).state, 3);
    expect(events).toContainEqual({ type: 'phase', phase: 2, value: 7 });
    expect(view(state, 'spectator').value).toBe(7);
  });

  test('after solving still counts for the value', () => {
    const { state } = gone(played(table(4), right(0)).state, 0);
    expect(played(state, wrong, wrong, wrong).events).toContainEqual({ type: 'phase', phase: 2, value: 5 });
  });

  test('has its case shown when the mini-game ends', () => {
    const { state } = gone(table(3), 0);
    const { events } = played(state, right(1), wrong);
    expect(events.find(({ type }) => type === 'closed')).toMatchObject({ cases: SOLUTIONS.slice(0, 3), points: [0, 7, 0] });
  });

  test('is dealt a case in later mini-games, whose cards answer, and its seat passes the start on', () => {
    const { state } = gone(table(3), 1);
    const next = played(state, right(0), wrong).state;
    expect(next).toMatchObject({ miniGame: 2, start: 1, toMove: 2 });
    expect(next.players[1]).toMatchObject({ left: 1, discs: [], placed: [] });
    expect(view(next, 0).cases[1]).toBeDefined();
    expect(played(next, wrong, wrong).state).toMatchObject({ phase: 2, toMove: 2 });
  });
});

describe('for the end of a mini-game, a seat that left counts as solved', () => {
  test('one player unsolved finishes the phase and scores 0', () => {
    const { state } = gone(played(table(3), right(0), wrong).state, 1);
    expect(state).toMatchObject({ miniGame: 1, toMove: 2 });
    expect(played(state, wrong).events.find(({ type }) => type === 'closed')).toMatchObject({ points: [7, 0, 0] });
  });

  test('leaving in turn may end the phase, and so the mini-game', () => {
    const last = played(table(4), right(0), right(1), wrong).state;
    const { state, events } = gone(last, 3);
    expect(types(events)).toEqual(['left', 'closed', 'dealt']);
    expect(state).toMatchObject({ miniGame: 2, phase: 1, start: 1, toMove: 1, turn: 5 });
  });

  test('the last unsolved seat to leave ends it at once', () => {
    const { state } = gone(table(4), 0);
    const { events } = gone(played(state, right(1), right(2)).state, 3);
    expect(types(events)).toEqual(['left', 'closed', 'dealt']);
  });

  test('in the third mini-game that ends the game', () => {
    const last = played(table(4, {}, { miniGame: 3 }), right(0), right(1), wrong).state;
    const { state, events } = gone(last, 3);
    expect(types(events)).toEqual(['left', 'closed', 'end']);
    expect(pi.result(state)).toEqual({
      how: 'most-points',
      seats: [
        { place: 1, score: 7 },
        { place: 1, score: 7 },
        { place: 3, score: -2 },
        { place: 4, score: 0 },
      ],
    });
  });

  test('two unsolved players play on', () => {
    const { state } = gone(table(4), 0);
    expect(played(state, right(1), wrong, wrong).state).toMatchObject({ miniGame: 1, phase: 2, toMove: 2 });
  });
});

describe('when one player is left', () => {
  test('the game ends at once and that player wins, whatever the scores', () => {
    const three = table(3, { players: { 0: { score: 14 }, 1: { score: 5 }, 2: { score: -6 } } });
    const { state, events } = gone(gone(three, 1).state, 0);
    expect(types(events)).toEqual(['left', 'closed', 'end']);
    expect(events.at(-1)).toEqual({ type: 'end', how: 'last-one', places: [2, 3, 1], scores: [14, 5, -6] });
    expect(pi.result(state)?.how).toBe('last-one');
    expect(pi.turn(state)).toBeUndefined();
    expect(view(state, 'spectator').cases).toEqual({ ...SOLUTIONS.slice(0, 3) });
  });

  test.each([0, 1])('of two the other wins at once when seat %i leaves', (seat) => {
    const { state } = gone(table(2), seat);
    expect(pi.result(state)?.seats.map(({ place }) => place)).toEqual(seat === 0 ? [2, 1] : [1, 2]);
  });
});

describe('leaving is refused', () => {
  test('a second time', () => {
    expect(() => gone(gone(table(3), 0).state, 0)).toThrow('already_left');
  });

  test('after the end', () => {
    expect(() => gone(gone(table(2), 0).state, 1)).toThrow('game_over');
  });

  test('to a seat that is not at the table', () => {
    expect(() => gone(table(2), 2)).toThrow('no_such_seat');
  });
});

test('kept cards of a seat that left stay out of play', () => {
  const { state } = gone(played(table(3, { display: ['pinky'], deck: [] }), ask('pinky')).state, 0);
  expect(state.players[0]?.kept).toEqual([toNumber('pinky')]);
});
