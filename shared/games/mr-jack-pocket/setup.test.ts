import { recording } from '@shared/draw';
import { expect, test } from 'vitest';
import { drawFrom, randomFrom } from '../../../test/support/chance';
import { start } from './setup';
import { split } from './sight';
import { CHARACTERS, type Options } from './types';

const DEALS = Array.from({ length: 200 }, (_, index) => start({ roles: 'random' }, drawFrom(randomFrom(index))));

function factorial(of: number): number {
  return of < 2 ? 1 : of * factorial(of - 1);
}

test('there are 1,486,356,480 starting boards', () => {
  let boards = 1;
  const draw = drawFrom(randomFrom(1));
  start(
    { roles: 'host-jack' },
    {
      pick(label, of) {
        if (label.startsWith('start/wall')) boards *= of;
        return draw.pick(label, of);
      },
      shuffle(label, of) {
        if (label === 'start/tiles') boards *= factorial(of);
        return draw.shuffle(label, of);
      },
    },
  );
  expect(boards).toBe(1_486_356_480);
});

test('Holmes stands at 12, Watson at 4, Toby at 8, each before a wall, so nobody is visible', () => {
  for (const { state } of DEALS) {
    expect(state.detectives).toEqual({ holmes: 12, watson: 4, toby: 8 });
    expect([state.tiles[0]?.wall, state.tiles[2]?.wall, state.tiles[7]?.wall]).toEqual(['west', 'east', 'south']);
    expect(split(state).seen).toEqual([]);
    expect(split(state).dark).toHaveLength(9);
  }
});

test('the six other walls and all places are free', () => {
  for (const place of [1, 3, 4, 5, 6, 8]) {
    expect(new Set(DEALS.map(({ state }) => state.tiles[place]?.wall)).size).toBe(4);
  }
  for (const place of CHARACTERS.keys()) {
    expect(new Set(DEALS.map(({ state }) => state.tiles[place]?.character)).size).toBe(9);
  }
});

test('one card is Jack’s identity, the other eight are the deck', () => {
  for (const { state } of DEALS) {
    expect(state.deck).toHaveLength(8);
    expect([state.identity, ...state.deck].sort()).toEqual([...CHARACTERS].sort());
  }
  expect(new Set(DEALS.map(({ state }) => state.identity)).size).toBe(9);
});

test.each<[Options['roles'], readonly number[]]>([
  ['host-jack', [0]],
  ['host-investigator', [1]],
  ['random', [0, 1]],
])('with roles %s Jack sits at %j', (roles, seats) => {
  const jacks = Array.from({ length: 20 }, (_, index) => start({ roles }, drawFrom(randomFrom(index))).state.seats);
  expect(new Set(jacks.map(({ jack }) => jack))).toEqual(new Set(seats));
  for (const { jack, investigator } of jacks) expect(investigator).toBe(1 - jack);
});

test('a game begins with the board and the toss of round 1 told', () => {
  const { state, events } = start({ roles: 'host-jack' }, drawFrom(randomFrom(1)));
  expect(events).toEqual([
    { type: 'start', jack: 0, tiles: state.tiles, identity: state.identity },
    { type: 'tokens', round: 1, faces: state.tokens.map(({ face }) => face) },
  ]);
});

test('draws are named after what they are for', () => {
  const { draw, drawn } = recording(drawFrom(randomFrom(1)));
  start({ roles: 'random' }, draw);
  expect(drawn.map(([label]) => label)).toEqual([
    'start/jack',
    'start/tiles',
    'start/wall 2',
    'start/wall 4',
    'start/wall 5',
    'start/wall 6',
    'start/wall 7',
    'start/wall 9',
    'start/cards',
    'round 1/tokens',
  ]);
});
