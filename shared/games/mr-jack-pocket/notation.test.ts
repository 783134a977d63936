import { NotationError } from '@shared/game';
import { describe, expect, test } from 'vitest';
import { actions, events } from './notation';
import { table } from './support/table';
import { UNIVERSE } from './support/universe';
import { type Action, type Event, type Face, TOKENS } from './types';

const ACTIONS: readonly [string, Action][] = [
  ['alibi', { type: 'alibi', token: 'alibi-holmes' }],
  ['holmes 2', { type: 'holmes', token: 'alibi-holmes', steps: 2 }],
  ['watson 1', { type: 'watson', token: 'toby-watson', steps: 1 }],
  ['toby 1', { type: 'toby', token: 'toby-watson', steps: 1 }],
  ['joker watson', { type: 'joker', token: 'rotation-joker', detective: 'watson' }],
  ['joker nobody', { type: 'joker', token: 'rotation-joker', detective: 'nobody' }],
  ['rotation madame 90 rotation-joker', { type: 'rotation', token: 'rotation-joker', character: 'madame', degrees: 90 }],
  ['rotation lane 270 rotation-exchange', { type: 'rotation', token: 'rotation-exchange', character: 'lane', degrees: 270 }],
  ['exchange bert gull', { type: 'exchange', token: 'rotation-exchange', first: 'bert', second: 'gull' }],
];

const { tiles } = table();
const LAID = 'madame:west,goodley:north,bert:east,gull:north,stealthy:north,smith:north,lestrade:north,pizer:south,lane:north';

const EVENTS: readonly [string, Event][] = [
  [`start 0 ${LAID} lane`, { type: 'start', jack: 0, tiles, identity: 'lane' }],
  [`start 1 ${LAID} -`, { type: 'start', jack: 1, tiles }],
  ['tokens 3 alibi,toby,exchange,joker', { type: 'tokens', round: 3, faces: ['alibi', 'toby', 'exchange', 'joker'] }],
  ['moved 1 toby 10 11 toby', { type: 'moved', seat: 1, detective: 'toby', from: 10, to: 11, by: 'toby' }],
  ['moved 0 holmes 12 1 joker', { type: 'moved', seat: 0, detective: 'holmes', from: 12, to: 1, by: 'joker' }],
  ['waited 1', { type: 'waited', seat: 1 }],
  [
    'rotated 0 madame 90 rotation-joker north east',
    { type: 'rotated', seat: 0, token: 'rotation-joker', character: 'madame', degrees: 90, from: 'north', to: 'east' },
  ],
  [
    'rotated 0 lane 180 rotation-exchange - -',
    { type: 'rotated', seat: 0, token: 'rotation-exchange', character: 'lane', degrees: 180 },
  ],
  ['exchanged 1 bert gull', { type: 'exchanged', seat: 1, first: 'bert', second: 'gull' }],
  ['alibi 0 1 smith cleared', { type: 'alibi', seat: 0, jack: 1, card: 'smith', cleared: true }],
  ['alibi 0 1 smith spent', { type: 'alibi', seat: 0, jack: 1, card: 'smith', cleared: false }],
  ['alibi 1 1 smith -', { type: 'alibi', seat: 1, jack: 1, card: 'smith' }],
  ['alibi 1 1 - -', { type: 'alibi', seat: 1, jack: 1 }],
  ['appeal 3 hidden stealthy jack', { type: 'appeal', round: 3, seen: false, cleared: ['stealthy'], token: 'jack' }],
  ['appeal 8 seen none investigator', { type: 'appeal', round: 8, seen: true, cleared: [], token: 'investigator' }],
  ['left 0', { type: 'left', seat: 0 }],
  ['end six-hourglasses 1 gull 6', { type: 'end', how: 'six-hourglasses', winner: 1, identity: 'gull', hourglasses: 6 }],
];

describe('an action', () => {
  test.each(ACTIONS)('is written and read as %s', (text, action) => {
    expect(actions.make(action)).toBe(text);
    expect(actions.parse(text)).toEqual(action);
  });

  test('comes back from its text whatever it is, and no two share one', () => {
    const possible = UNIVERSE.filter(({ type, token }) => (TOKENS[token] as readonly Face[]).includes(type));
    for (const action of possible) expect(actions.parse(actions.make(action))).toEqual(action);
    expect(new Set(possible.map((action) => actions.make(action))).size).toBe(possible.length);
  });

  test.each([
    ['', 1],
    ['accuse gull', 1],
    ['constructor', 1],
    ['Alibi', 1],
    [' alibi', 1],
    ['alibi ', 6],
    ['alibi alibi-holmes', 6],
    ['holmes', 7],
    ['holmes two', 8],
    ['holmes -1', 8],
    ['holmes 02', 8],
    ['holmes 2.0', 8],
    ['holmes  2', 8],
    ['joker -', 7],
    ['rotation madame 90', 19],
    ['rotation madame 90 toby', 20],
    ['rotation madame east rotation-joker', 17],
    ['exchange bert gull lane', 19],
    ['exchange bert\tgull', 10],
    ['alibi\n', 1],
  ])('is not what %j says, and column %i is where it goes wrong', (text, column) => {
    expect(problem(() => actions.parse(text))).toBe(column);
  });
});

describe('an event', () => {
  test.each(EVENTS)('is written and read as %s', (text, event) => {
    expect(events.make(event)).toBe(text);
    expect(events.parse(text)).toEqual(event);
  });

  test.each([
    ['tokens 3 alibi,tobi', 16],
    ['tokens 3 alibi,', 16],
    ['appeal 3 lit none jack', 10],
    ['appeal 3 seen  jack', 15],
    ['appeal 3 seen gull,none jack', 20],
    ['start 0 madame:up -', 16],
    ['start 0 madame:west:east -', 20],
    ['moved 1 - 10 11 toby', 9],
    ['alibi 0 1 smith', 16],
    ['end luck 1 gull 6', 5],
    ['left 99999999999999999999999', 6],
  ])('is not what %j says, and column %i is where it goes wrong', (text, column) => {
    expect(problem(() => events.parse(text))).toBe(column);
  });
});

function problem(parse: () => unknown): number {
  try {
    parse();
  } catch (error) {
    if (error instanceof NotationError) return error.column;
    throw error;
  }
  return 0;
}
