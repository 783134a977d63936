import { describe, expect, test } from 'vitest';
import { count, expand, nth, offers, size } from './choice';
import type { Choice } from './game';

const CHOICES: readonly Choice[] = [
  { type: 'pass' },
  { type: 'move', piece: ['a', 'b', 'c'], steps: [1, 2], twice: false },
  { type: 'call', loud: [true, false] },
];

test('a choice stands for the product of its lists', () => {
  expect(CHOICES.map(size)).toEqual([1, 6, 2]);
  expect(count(CHOICES)).toBe(9);
  expect(count([])).toBe(0);
});

test('the list of actions holds every one once, its fields in the order of the choice', () => {
  const actions = expand(CHOICES);
  expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(9);
  expect(actions.slice(0, 4)).toEqual([
    { type: 'pass' },
    { type: 'move', piece: 'a', steps: 1, twice: false },
    { type: 'move', piece: 'b', steps: 1, twice: false },
    { type: 'move', piece: 'c', steps: 1, twice: false },
  ]);
  for (const action of actions.slice(1, 7)) expect(Object.keys(action)).toEqual(['type', 'piece', 'steps', 'twice']);
});

test('an action by its place is the one of the list', () => {
  expect(Array.from({ length: 9 }, (_, index) => nth(CHOICES, index))).toEqual(expand(CHOICES));
});

test('there is no action past the end', () => {
  expect(() => nth(CHOICES, 9)).toThrow(RangeError);
  expect(() => nth([], 0)).toThrow(RangeError);
});

test('a choice with an empty list stands for nothing', () => {
  expect(expand([{ type: 'move', piece: [] }, { type: 'pass' }])).toEqual([{ type: 'pass' }]);
  expect(nth([{ type: 'move', piece: [] }, { type: 'pass' }], 0)).toEqual({ type: 'pass' });
});

describe('an action is on offer', () => {
  test('if the list holds it, whatever the order of its fields', () => {
    for (const action of expand(CHOICES)) expect(offers(CHOICES, action)).toBe(true);
    expect(offers(CHOICES, { twice: false, steps: 2, piece: 'a', type: 'move' })).toBe(true);
  });

  test.each([
    { type: 'wait' },
    { type: 'pass', twice: false },
    { type: 'move', piece: 'd', steps: 1, twice: false },
    { type: 'move', piece: 'a', steps: '1', twice: false },
    { type: 'move', piece: 'a', steps: 1, twice: true },
    { type: 'move', piece: 'a', steps: 1 },
    { type: 'call', loud: 'true' },
  ])('and %j is not', (action) => {
    expect(offers(CHOICES, action)).toBe(false);
  });
});
