import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { act } from './act';
import { toCards, toNumber } from './elements';
import { solve } from './solve';
import { ask, investigateAt, name, played, right, SOLUTIONS, table, WRONG, wrong } from './support/table';
import type { Action } from './types';
import { view } from './view';

const chance = () => drawFrom(randomFrom(1));

describe('a right guess', () => {
  const busy = played(
    table(3, { display: ['downtown', 'pinky', 'earl', 'murder', 'lakeside', 'doc'] }),
    ask('downtown'),
    ask('earl'),
    ask('murder'),
    ask('pinky'),
    ask('lakeside'),
    ask('doc'),
    investigateAt('main-street'),
    investigateAt('lakeside'),
    investigateAt('lakeside'),
  ).state;
  const { state, events } = solve(busy, SOLUTIONS[0] ?? WRONG);

  test('is public, says right and what it won', () => {
    expect(events).toEqual([{ type: 'guessed', seat: 0, ...SOLUTIONS[0], right: true, points: 7 }]);
    expect(view(state, 'spectator').players[0]).toMatchObject({ score: 7, solved: { phase: 4, points: 7 } });
  });

  test('shows the solution as three discs, and takes the other tokens and investigators off the board', () => {
    expect(view(busy, 0).investigators.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(view(state, 0).investigators.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(view(state, 0).marks.filter(({ seat }) => seat === 0)).toEqual(
      ['knuckles', 'central-station', 'bank-job'].map((element) => ({ seat: 0, kind: 'disc', element })),
    );
  });

  test('gives no investigator back', () => {
    expect([busy, state].map((at) => view(at, 0).players[0]?.investigators)).toEqual([4, 4]);
  });

  test('leaves the kept cards out of play', () => {
    expect(view(state, 0).players[0]?.kept).toEqual(['pinky']);
  });

  test('shows the case to everybody', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(view(state, viewer).cases[0]).toEqual(SOLUTIONS[0]);
  });

  test('gives no more turns in this mini-game, but the cards of the seat still answer for the left neighbour', () => {
    const solved = played(table(3, { display: ['bank-job'] }), right(0)).state;
    const { state: later, events } = played(solved, ask('bank-job'), investigateAt('skid-row'));
    expect(events.filter(({ type }) => type === 'asked')).toMatchObject([{ seat: 1, answer: 'nothing' }]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'placed', seat: 2 }));
    expect(later).toMatchObject({ toMove: 1, phase: 2 });
  });
});

describe('a wrong guess', () => {
  const { state, events } = played(table(2), wrong);

  test('costs 2 and says only wrong, not which part', () => {
    const nearly = { ...(SOLUTIONS[0] ?? WRONG), crime: 'murder' } as const;
    expect(events).toEqual([{ type: 'guessed', seat: 0, ...WRONG, right: false, points: -2 }]);
    expect(played(table(2), name(nearly)).events).toEqual([{ type: 'guessed', seat: 0, ...nearly, right: false, points: -2 }]);
  });

  test('makes totals negative, without a floor', () => {
    expect(view(state, 1).players[0]).toMatchObject({ score: -2, penalties: 2, wrong: 1 });
    const again = played(state, wrong, wrong, wrong, wrong, wrong).state;
    expect(view(again, 1).players.map(({ score }) => score)).toEqual([-6, -6]);
  });

  test('leaves the board as it is and lets the player try again on a later turn', () => {
    expect(view(state, 0).marks).toEqual([]);
    const { events: later } = played(state, wrong, right(0));
    expect(later.at(-1)).toMatchObject({ type: 'guessed', seat: 0, right: true, points: 7 });
  });

  test('is kept as a count and the last one', () => {
    const first = { ...WRONG, suspect: 'earl' } as const;
    const twice = played(table(2), name(first), wrong, wrong).state;
    expect(view(twice, 'spectator').players[0]).toMatchObject({ wrong: 2, lastGuess: WRONG });
    expect(twice.players[0]?.lastGuess).toEqual(toCards(WRONG));
  });
});

test.each([
  [{ suspect: 'nobody' }, 'no_such_suspect'],
  [{ suspect: 'murder' }, 'no_such_suspect'],
  [{ place: 'earl' }, 'no_such_place'],
  [{ crime: '' }, 'no_such_crime'],
  [{ type: 'pass' }, 'no_such_action'],
])('neither a blank nor a thing of another kind can be named: %j', (named, code) => {
  expect(() => act(table(2), { ...wrong, ...named } as Action, chance())).toThrow(code);
});

test('a guess may name anything else, also what cannot be', () => {
  const state = table(2, { players: { 0: { cubes: [toNumber('earl')] } } });
  expect(act(state, name({ ...WRONG, suspect: 'earl' }), chance()).events[0]).toMatchObject({ right: false });
});
