import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { auto } from './auto';
import { choices } from './choices';
import { toNumber } from './elements';
import type { State } from './state';
import { table } from './support/table';
import { PLACES } from './types';
import { view } from './view';

const turns = (state: State, seat: number) =>
  Array.from({ length: 60 }, (_, seed) => auto(view(state, seat), drawFrom(randomFrom(seed))));
const kinds = (state: State) => choices(state).map(({ type }) => type);

describe('an automatic turn', () => {
  test('takes a random allowed evidence card', () => {
    const state = table(2, { display: ['pinky', 'earl', 'doc'], players: { 0: { discs: [toNumber('earl')] } } });
    expect(new Set(turns(state, 0))).toEqual(new Set(turns(state, 0)));
    expect([...new Set(turns(state, 0).map((action) => JSON.stringify(action)))].toSorted()).toEqual([
      '{"type":"evidence","card":"doc"}',
      '{"type":"evidence","card":"pinky"}',
    ]);
  });

  test('without one, places an investigator at a random allowed place', () => {
    const players = {
      0: { discs: [toNumber('earl')], placed: PLACES.slice(2).map((place) => [toNumber(place), 0, 0] as const) },
    };
    const state = table(2, { display: ['earl'], deck: [], players });
    expect([...new Set(turns(state, 0).map((action) => JSON.stringify(action)))].toSorted()).toEqual([
      '{"type":"investigate","place":"forest-park"}',
      '{"type":"investigate","place":"lakeside"}',
    ]);
  });

  test('with neither, is none: the seat leaves, and nobody guesses for a player', () => {
    const state = table(2, { display: ['earl'], deck: [], players: { 0: { hand: 0, discs: [toNumber('earl')] } } });
    expect(kinds(state)).toEqual(['solve']);
    expect(new Set(turns(state, 0))).toEqual(new Set([undefined]));
  });

  test('is for the seat to move only', () => {
    expect(auto(view(table(2), 1), drawFrom(randomFrom(1)))).toBeUndefined();
    expect(auto(view(table(2), 'spectator'), drawFrom(randomFrom(1)))).toBeUndefined();
  });

  test('draws by a label of its own turn', () => {
    const draw = drawFrom(randomFrom(1));
    auto(view(table(3, {}, { miniGame: 2, phase: 6, toMove: 1 }), 1), draw);
    expect([...draw.labels]).toEqual(['game 2/phase 6/seat 1/auto']);
  });
});
