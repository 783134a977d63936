import { expect, test } from 'vitest';
import { action, options } from './schema';
import { ACTIONS } from './support/universe';

test('every action that can be written passes', () => {
  expect(ACTIONS.filter((one) => !action.safeParse(one).success)).toEqual([]);
});

test.each([
  {},
  { type: 'pass' },
  { type: 'investigate' },
  { type: 'investigate', place: 'earl' },
  { type: 'investigate', place: ['lakeside'] },
  { type: 'investigate', place: 'lakeside', seat: 1 },
  { type: 'evidence', card: 'nobody' },
  { type: 'solve', suspect: 'earl', place: 'lakeside' },
  { type: 'solve', suspect: 'earl', place: 'lakeside', crime: 'earl' },
])('%j does not pass', (wrong) => {
  expect(action.safeParse(wrong).success).toBe(false);
});

test('the edition is the one option', () => {
  expect(options.safeParse({ edition: 'first' }).success).toBe(true);
  for (const wrong of [{}, { edition: 'ninth' }, { edition: 'first', seats: 9 }])
    expect(options.safeParse(wrong).success).toBe(false);
});
