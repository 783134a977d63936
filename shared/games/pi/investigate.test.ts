import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { act } from './act';
import { toNumber } from './elements';
import { investigate } from './investigate';
import { ask, investigateAt, played, table } from './support/table';
import { view } from './view';

const chance = () => drawFrom(randomFrom(1));

describe('placing an investigator', () => {
  test('announces discs here and cubes next door, and leaves them on the investigator', () => {
    const { state, events } = investigate(table(3), 'main-street');
    expect(events).toEqual([{ type: 'placed', seat: 0, place: 'main-street', discs: 0, cubes: 3 }]);
    expect(view(state, 'spectator').investigators).toEqual([{ seat: 0, place: 'main-street', discs: 0, cubes: 3 }]);
  });

  test('uses one of five for the whole game', () => {
    const { state } = investigate(table(3), 'main-street');
    expect(view(state, 'spectator').players.map(({ investigators }) => investigators)).toEqual([4, 5, 5]);
  });

  test('gives as many tokens as are due: discs and cubes are not limited', () => {
    const eleven = [
      'shorty',
      'doc',
      'rusty',
      'bubbles',
      'frenchy',
      'maurice',
      'pop',
      'pinky',
      'queenie',
      'earl',
      'murder',
    ] as const;
    const { state } = investigate(table(2, { players: { 0: { cubes: eleven.map(toNumber) } } }), 'main-street');
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'main-street', discs: 0, cubes: 3 }]);
    expect(view(state, 0).marks).toHaveLength(11);
  });

  test('is not possible without one', () => {
    const state = table(3, { players: { 0: { hand: 0 } } });
    expect(() => act(state, investigateAt('lakeside'), chance())).toThrow('no_investigator_left');
  });

  test('is not possible where the player has one; those of others do not matter', () => {
    const state = table(3, {
      players: { 0: { placed: [[toNumber('lakeside'), 0, 0]] }, 1: { placed: [[toNumber('downtown'), 0, 0]] } },
    });
    expect(() => act(state, investigateAt('lakeside'), chance())).toThrow('investigator_there');
    expect(act(state, investigateAt('downtown'), chance()).events[0]).toMatchObject({ place: 'downtown' });
  });

  test('is not possible at a place that is none', () => {
    expect(() => act(table(3), investigateAt('earl' as never), chance())).toThrow('no_such_place');
  });
});

describe('a tile that carries an own token', () => {
  const asked = played(table(2, { display: ['bank-job', 'dutch', 'earl'] }), ask('bank-job'), ask('earl')).state;

  test('gets no second one, but counts in the totals announced', () => {
    const { state, events } = investigate(asked, 'central-station');
    expect(events).toEqual([{ type: 'placed', seat: 0, place: 'central-station', discs: 2, cubes: 0 }]);
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'central-station', discs: 1, cubes: 0 }]);
  });

  test('elsewhere takes nothing from an investigator', () => {
    const { state } = investigate(asked, 'main-street');
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'main-street', discs: 0, cubes: 3 }]);
  });

  test('with a cube works alike', () => {
    const marked = played(table(2, { display: ['dutch', 'earl'] }), ask('dutch'), ask('earl')).state;
    const { state, events } = investigate(marked, 'main-street');
    expect(events).toEqual([{ type: 'placed', seat: 0, place: 'main-street', discs: 0, cubes: 3 }]);
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'main-street', discs: 0, cubes: 2 }]);
  });

  test('does so for its owner only', () => {
    const state = { ...table(2, { players: { 1: { discs: [toNumber('bank-job')] } } }) };
    expect(view(investigate(state, 'central-station').state, 0).investigators).toMatchObject([{ discs: 2, cubes: 0 }]);
  });
});
