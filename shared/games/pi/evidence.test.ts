import { describe, expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { act } from './act';
import { choices } from './choices';
import { elementOf, toNumber } from './elements';
import { takeEvidence } from './evidence';
import type { State } from './state';
import { ask, investigateAt, played, table } from './support/table';
import type { Element } from './types';
import { view } from './view';

const chance = () => drawFrom(randomFrom(1));
const names = (cards: readonly number[]) => cards.map(elementOf);

describe('an evidence card', () => {
  test('that names an element of the case puts a disc on its tile and is discarded', () => {
    const { state, events } = takeEvidence(table(2, { display: ['knuckles'] }), 'knuckles');
    expect(events).toEqual([{ type: 'asked', seat: 0, card: 'knuckles', answer: 'disc' }]);
    expect(view(state, 0).marks).toEqual([{ seat: 0, kind: 'disc', element: 'knuckles' }]);
    expect(names(state.discards)).toEqual(['knuckles']);
  });

  test('next door to the element of its kind puts a cube on its tile and is discarded', () => {
    const { state, events } = takeEvidence(table(2, { display: ['downtown'] }), 'downtown');
    expect(events).toEqual([{ type: 'asked', seat: 0, card: 'downtown', answer: 'cube' }]);
    expect(view(state, 0).marks).toEqual([{ seat: 0, kind: 'cube', element: 'downtown' }]);
    expect(names(state.discards)).toEqual(['downtown']);
  });

  test('that places nothing stays face up in front of the player', () => {
    const { state, events } = takeEvidence(table(2, { display: ['pinky'] }), 'pinky');
    expect(events).toEqual([{ type: 'asked', seat: 0, card: 'pinky', answer: 'nothing' }]);
    expect(view(state, 1)).toMatchObject({ marks: [], discards: 0, players: [{ kept: ['pinky'] }, { kept: [] }] });
  });

  test('is taken from the display only', () => {
    expect(() => act(table(2, { display: ['pinky'] }), ask('earl'), chance())).toThrow('not_on_display');
    expect(() => act(table(2, { display: ['pinky'] }), ask('nobody' as never), chance())).toThrow('not_on_display');
  });

  test.each(['discs', 'cubes'] as const)('is not taken if its tile carries one of the own %s', (kind) => {
    const setting = { display: ['pinky', 'earl'] as const, players: { 0: { [kind]: [toNumber('pinky')] } } };
    const state = table(2, setting);
    expect(() => act(state, ask('pinky'), chance())).toThrow('tile_marked');
    expect(choices(state)).toContainEqual({ type: 'evidence', card: ['earl'] });
  });

  test('may be taken if its tile carries somebody else’s token', () => {
    const state = table(2, { display: ['pinky'], players: { 1: { discs: [toNumber('pinky')] } } });
    expect(act(state, ask('pinky'), chance()).events[0]).toMatchObject({ card: 'pinky' });
  });
});

describe('a token that is due', () => {
  const stood = (place: 'central-station' | 'main-street', display: readonly Element[]) =>
    played(table(2, { display }), investigateAt(place), ask('earl')).state;

  test('moves from the own investigator who stands there with one: a disc', () => {
    const { state, events } = takeEvidence(stood('central-station', ['earl', 'bank-job']), 'bank-job');
    expect(events).toEqual([{ type: 'asked', seat: 0, card: 'bank-job', answer: 'disc', from: 'investigator' }]);
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'central-station', discs: 1, cubes: 0 }]);
    expect(view(state, 0).marks).toContainEqual({ seat: 0, kind: 'disc', element: 'bank-job' });
  });

  test('moves from the own investigator who stands there with one: a cube', () => {
    const { state, events } = takeEvidence(stood('main-street', ['earl', 'main-street']), 'main-street');
    expect(events).toEqual([{ type: 'asked', seat: 0, card: 'main-street', answer: 'cube', from: 'investigator' }]);
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'main-street', discs: 0, cubes: 2 }]);
  });

  test('comes from the supply where the investigator stands elsewhere', () => {
    const { state, events } = takeEvidence(stood('main-street', ['earl', 'knuckles']), 'knuckles');
    expect(events).toEqual([{ type: 'asked', seat: 0, card: 'knuckles', answer: 'disc' }]);
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'main-street', discs: 0, cubes: 3 }]);
  });

  test('comes from the supply where the investigator is somebody else’s', () => {
    const placed = [[toNumber('central-station'), 1, 0]] as const;
    const { state, events } = takeEvidence(table(2, { display: ['bank-job'], players: { 1: { placed } } }), 'bank-job');
    expect(events[0]).not.toHaveProperty('from');
    expect(view(state, 0).investigators).toEqual([{ seat: 1, place: 'central-station', discs: 1, cubes: 0 }]);
  });

  test('is none where nothing is found: the investigator keeps what it has', () => {
    const { state } = takeEvidence(stood('central-station', ['earl', 'pop']), 'pop');
    expect(view(state, 0).investigators).toEqual([{ seat: 0, place: 'central-station', discs: 2, cubes: 0 }]);
  });
});

describe('the display', () => {
  const nine: readonly Element[] = ['pinky', 'earl', 'dutch', 'doc', 'pop', 'rusty', 'murder', 'forgery', 'lakeside'];

  test('is filled up to nine after the turn, and says which card came', () => {
    const { state, events } = played(table(2, { display: nine, deck: ['shorty', 'downtown'] }), ask('pinky'));
    expect(names(state.display)).toEqual([...nine.slice(1), 'shorty']);
    expect(names(state.deck)).toEqual(['downtown']);
    expect(events).toContainEqual({ type: 'refilled', cards: ['shorty'] });
  });

  test('is not touched by other actions', () => {
    const { events } = played(table(2, { display: nine, deck: ['shorty'] }), investigateAt('lakeside'));
    expect(events.map(({ type }) => type)).toEqual(['placed']);
  });

  test('takes the last card of the deck without a reshuffle', () => {
    const { state, events } = played(table(2, { display: nine, deck: ['shorty'] }), ask('dutch'));
    expect(events).toContainEqual({ type: 'refilled', cards: ['shorty'] });
    expect(state).toMatchObject({ deck: [], discards: [toNumber('dutch')], reshuffles: 0 });
  });

  test('has the discards shuffled into a new deck when a card is due and the deck is empty', () => {
    const discards = ['shorty', 'downtown', 'skid-row'].map((card) => toNumber(card as Element));
    const drained = table(2, { display: nine, deck: [] }, { discards });
    const draw = chance();
    const { state, events } = act(drained, ask('pinky'), draw);
    expect([...draw.labels]).toEqual(['game 1/evidence/reshuffle 1']);
    expect(events[1]).toMatchObject({ type: 'refilled', cards: [expect.any(String)], reshuffled: true });
    expect(state).toMatchObject({ discards: [], reshuffles: 1 });
    expect(state.deck).toHaveLength(2);
    expect(new Set([...state.deck, state.display[8]])).toEqual(new Set(discards));
  });

  test('may get back at once the card just taken', () => {
    const { state } = played(table(2, { display: nine, deck: [] }), ask('dutch'));
    expect(names(state.display)).toEqual(['pinky', 'earl', 'doc', 'pop', 'rusty', 'murder', 'forgery', 'lakeside', 'dutch']);
  });

  test('shrinks when deck and discards are both empty', () => {
    const { state, events } = played(table(2, { display: nine, deck: [] }), ask('pinky'));
    expect(names(state.display)).toEqual(nine.slice(1));
    expect(events.map(({ type }) => type)).toEqual(['asked']);
  });

  test('grows again as far as discards allow', () => {
    const { state } = played(table(2, { display: nine.slice(0, 3), deck: [] }), ask('dutch'));
    expect(names(state.display)).toEqual(['pinky', 'earl', 'dutch']);
  });
});

describe('a player who can neither investigate nor take evidence', () => {
  const stuck: State = table(2, { display: ['earl'], deck: [], players: { 0: { hand: 0, cubes: [toNumber('earl')] } } });

  test('must attempt to solve', () => {
    expect(choices(stuck).map(({ type }) => type)).toEqual(['solve']);
  });

  test('has no other action that is accepted', () => {
    expect(() => act(stuck, ask('earl'), chance())).toThrow('tile_marked');
    expect(() => act(stuck, investigateAt('lakeside'), chance())).toThrow('no_investigator_left');
  });
});
