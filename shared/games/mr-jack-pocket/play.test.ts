import { expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { freeze } from '../../../test/support/freeze';
import { tileOf } from './board';
import { act } from './play';
import { preview } from './preview';
import type { State } from './state';
import { table, tiles, tokens } from './support/table';
import type { Action, Character, Face } from './types';

const FACES: readonly Face[] = ['holmes', 'watson', 'exchange', 'joker'];
const TURNING: readonly Face[] = ['alibi', 'toby', 'rotation', 'rotation'];

/** The Investigator, in seat 1, begins round 1. */
function investigator(faces: readonly Face[], change: Partial<State> = {}): State {
  return freeze(table({ tokens: tokens(faces), ...change }));
}

/** Jack, in seat 0, has the second action of round 1. */
function jack(faces: readonly Face[], change: Partial<State> = {}): State {
  return investigator(faces, { taken: 1, ...change });
}

function play(state: State, action: Action) {
  return act(state, action, drawFrom(randomFrom(1)));
}

test.each([
  ['holmes', 'alibi-holmes', 1, 12, 1],
  ['holmes', 'alibi-holmes', 2, 12, 2],
  ['watson', 'toby-watson', 1, 4, 5],
  ['watson', 'toby-watson', 2, 4, 6],
  ['toby', 'toby-watson', 1, 8, 9],
  ['toby', 'toby-watson', 2, 8, 10],
] as const)('%s walks by %s, %i clockwise: %i to %i', (detective, token, steps, from, to) => {
  const faces = detective === 'toby' ? TURNING : FACES;
  const { state, events } = play(investigator(faces), { type: detective, token, steps });
  expect(state.detectives).toEqual({ holmes: 12, watson: 4, toby: 8, [detective]: to });
  expect(events).toEqual([{ type: 'moved', seat: 1, detective, from, to, by: detective }]);
});

test('several detectives may share a position', () => {
  const { state } = play(investigator(FACES, { detectives: { holmes: 2, watson: 4, toby: 4 } }), {
    type: 'holmes',
    token: 'alibi-holmes',
    steps: 2,
  });
  expect(state.detectives).toEqual({ holmes: 4, watson: 4, toby: 4 });
});

test('the joker moves any detective exactly one', () => {
  const { state, events } = play(investigator(FACES), { type: 'joker', token: 'rotation-joker', detective: 'toby' });
  expect(state.detectives).toEqual({ holmes: 12, watson: 4, toby: 9 });
  expect(events).toEqual([{ type: 'moved', seat: 1, detective: 'toby', from: 8, to: 9, by: 'joker' }]);
});

test('Jack may move nobody by the joker', () => {
  const before = jack(FACES);
  const { state, events } = play(before, { type: 'joker', token: 'rotation-joker', detective: 'nobody' });
  expect(state).toEqual({
    ...before,
    taken: 2,
    tokens: before.tokens.map((one) => ({ ...one, used: one.id === 'rotation-joker' })),
  });
  expect(events).toEqual([{ type: 'waited', seat: 0 }]);
});

test.each([
  [90, 'east'],
  [180, 'south'],
  [270, 'west'],
] as const)('a rotation by %i brings a wall from north to %s', (degrees, to) => {
  const before = investigator(TURNING, {
    tiles: tiles('gull N, bert N, smith N', 'pizer N, lane N, madame N', 'goodley N, lestrade N, stealthy N'),
  });
  const { state, events } = play(before, { type: 'rotation', token: 'rotation-joker', character: 'pizer', degrees });
  expect(state.tiles).toEqual(before.tiles.map((tile) => (tile.character === 'pizer' ? { character: 'pizer', wall: to } : tile)));
  expect(state.turned).toEqual(['pizer']);
  expect(events).toEqual([{ type: 'rotated', seat: 1, token: 'rotation-joker', character: 'pizer', degrees, from: 'north', to }]);
});

test('innocent tiles turn as well', () => {
  const before = investigator(TURNING, {
    tiles: tiles('(gull) N, bert N, smith N', 'pizer N, lane N, madame N', 'goodley N, lestrade N, stealthy N'),
  });
  const { state } = play(before, { type: 'rotation', token: 'rotation-joker', character: 'gull', degrees: 90 });
  expect(state.tiles[0]).toEqual({ character: 'gull', wall: 'east', cleared: 1 });
});

test.each([90, 180, 270])('the open crossroads may be turned by %i, which spends it and changes nothing', (degrees) => {
  const before = investigator(TURNING, {
    tiles: tiles('gull N, bert N, smith N', 'pizer N, (lane) N, madame N', 'goodley N, lestrade N, stealthy N'),
  });
  const { state, events } = play(before, { type: 'rotation', token: 'rotation-joker', character: 'lane', degrees });
  expect(state.tiles).toEqual(before.tiles);
  expect(state.turned).toEqual(['lane']);
  expect(events).toEqual([{ type: 'rotated', seat: 1, token: 'rotation-joker', character: 'lane', degrees }]);
});

test('two tiles change places, and neither turns', () => {
  const before = investigator(FACES, {
    tiles: tiles('gull W, bert N, smith N', 'pizer N, lane N, madame N', 'goodley N, (lestrade) S, stealthy E'),
  });
  const { state, events } = play(before, { type: 'exchange', token: 'rotation-exchange', first: 'gull', second: 'lestrade' });
  expect(state.tiles).toEqual(
    tiles('(lestrade) S, bert N, smith N', 'pizer N, lane N, madame N', 'goodley N, gull W, stealthy E'),
  );
  expect(events).toEqual([{ type: 'exchanged', seat: 1, first: 'gull', second: 'lestrade' }]);
});

test('the Investigator’s alibi shows the top card and clears a suspect; its hourglasses are lost to Jack', () => {
  const before = investigator(TURNING, { deck: ['gull', 'bert'] });
  const { state, events } = play(before, { type: 'alibi', token: 'alibi-holmes' });
  expect(tileOf(state.tiles, 'gull')).toEqual({ ...tileOf(before.tiles, 'gull'), cleared: 1 });
  expect(state).toMatchObject({ deck: ['bert'], shown: ['gull'], held: [] });
  expect(events).toEqual([{ type: 'alibi', seat: 1, jack: 0, card: 'gull', cleared: true }]);
});

test('the card of an innocent is spent without another draw', () => {
  const before = investigator(TURNING, {
    round: 3,
    tiles: tiles('(gull) N, bert N, smith N', 'pizer N, lane N, madame N', 'goodley N, lestrade N, stealthy N'),
    deck: ['gull', 'bert'],
  });
  const { state, events } = play(before, { type: 'alibi', token: 'alibi-holmes' });
  expect(state.tiles).toEqual(before.tiles);
  expect(state).toMatchObject({ deck: ['bert'], shown: ['gull'] });
  expect(events).toEqual([{ type: 'alibi', seat: 1, jack: 0, card: 'gull', cleared: false }]);
});

test('Jack’s alibi is his to keep, and the character stays a suspect', () => {
  const before = jack(TURNING, { deck: ['gull', 'bert'] });
  const { state, events } = play(before, { type: 'alibi', token: 'alibi-holmes' });
  expect(state.tiles).toEqual(before.tiles);
  expect(state).toMatchObject({ deck: ['bert'], shown: [], held: ['gull'] });
  expect(events).toEqual([{ type: 'alibi', seat: 0, jack: 0, card: 'gull' }]);
});

test('an action uses up its own token and no other', () => {
  const { state } = play(investigator(TURNING), { type: 'rotation', token: 'rotation-joker', character: 'bert', degrees: 90 });
  expect(state.taken).toBe(1);
  expect(state.tokens.filter(({ used }) => used)).toEqual([{ id: 'rotation-joker', face: 'rotation', used: true }]);
});

test('a preview shows the board as it will be, and an alibi’s as it is', () => {
  const actions: readonly Action[] = [
    { type: 'holmes', token: 'alibi-holmes', steps: 2 },
    { type: 'joker', token: 'rotation-joker', detective: 'watson' },
    { type: 'joker', token: 'rotation-joker', detective: 'nobody' },
    { type: 'exchange', token: 'rotation-exchange', first: 'bert', second: 'lane' },
  ];
  for (const action of actions) {
    const { tiles, detectives } = play(jack(FACES), action).state;
    expect(preview(jack(FACES), action)).toEqual({ tiles, detectives });
  }
  const turn: Action = { type: 'rotation', token: 'rotation-exchange', character: 'smith', degrees: 270 };
  expect(preview(jack(TURNING), turn).tiles).toEqual(play(jack(TURNING), turn).state.tiles);
  const { tiles, detectives } = investigator(TURNING);
  expect(preview(investigator(TURNING), { type: 'alibi', token: 'alibi-holmes' })).toEqual({ tiles, detectives });
});

test('a tile that either player has turned may be turned again in the next round', () => {
  const turned: readonly Character[] = ['bert', 'gull'];
  const last = investigator(['holmes', 'toby', 'rotation', 'rotation'], { taken: 3, turned });
  const { state } = play(last, { type: 'toby', token: 'toby-watson', steps: 1 });
  expect(state).toMatchObject({ round: 2, turned: [] });
});
