import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ELEMENTS } from './elements';
import { action, options } from './schema';
import { ALL_OPTIONS } from './support/tables';
import { ACTIONS } from './support/universe';
import { CRIMES, PLACES, SUSPECTS } from './types';

test('every action that can be written passes, whatever text or number its fields hold', () => {
  expect(ACTIONS.filter((one) => !action.safeParse(one).success)).toEqual([]);
  for (const one of [
    { type: 'investigate', place: 'earl' },
    { type: 'evidence', card: '__proto__' },
    { type: 'solve', suspect: '', place: -1, crime: 1e9 },
  ]) {
    expect(z.parse(action, one)).toEqual(one);
  }
});

test('the description of an action names what its fields may hold', () => {
  const text = JSON.stringify(z.toJSONSchema(action));
  for (const known of [PLACES, ELEMENTS, SUSPECTS, CRIMES]) expect(text).toContain(`"examples":${JSON.stringify(known)}`);
});

test.each([
  {},
  { type: 'pass' },
  { type: 'investigate' },
  { type: 'investigate', place: true },
  { type: 'investigate', place: ['lakeside'] },
  { type: 'investigate', place: 'lakeside', seat: 1 },
  { type: 'evidence', card: null },
  { type: 'solve', suspect: 'earl', place: 'lakeside' },
  { type: 'solve', suspect: 'earl', place: 'lakeside', crime: { not: 'murder' } },
])('%j does not pass', (wrong) => {
  expect(action.safeParse(wrong).success).toBe(false);
});

test.each(ALL_OPTIONS)('%j are options', (one) => {
  expect(z.parse(options, one)).toEqual(one);
});

test.each([
  {},
  { edition: 'third' },
  { edition: 'first', seats: 4 },
  { edition: 'first', schedule: 'level' },
  { edition: 'second' },
  { edition: 'second', schedule: 'falling' },
  { edition: 'duel', schedule: 'rising' },
])('%j are none', (wrong) => {
  expect(options.safeParse(wrong).success).toBe(false);
});
