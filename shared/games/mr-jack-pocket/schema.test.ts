import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { action, options } from './schema';
import { UNIVERSE } from './support/universe';
import { ROLE_OPTIONS } from './types';

function takes(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

test('options are the roles, and nothing else', () => {
  for (const roles of ROLE_OPTIONS) expect(takes(options, { roles })).toBe(true);
  for (const wrong of [{}, { roles: 'host' }, { roles: 'random', seed: 1 }, undefined, [], 'random']) {
    expect(takes(options, wrong)).toBe(false);
  }
});

test('every action with numbers that the rules know has its shape', () => {
  const known = UNIVERSE.filter(
    (one) => !('steps' in one && ![1, 2].includes(one.steps)) && !('degrees' in one && ![90, 180, 270].includes(one.degrees)),
  );
  expect(known.length).toBeGreaterThan(400);
  for (const one of known) expect(z.parse(action, one)).toEqual(one);
});

test.each([
  undefined,
  'alibi',
  {},
  { type: 'alibi' },
  { type: 'alibi', token: 'alibi' },
  { type: 'alibi', token: 'alibi-holmes', card: 'gull' },
  { type: 'holmes', token: 'alibi-holmes', steps: 3 },
  { type: 'holmes', token: 'alibi-holmes', steps: '1' },
  { type: 'joker', token: 'rotation-joker' },
  { type: 'joker', token: 'rotation-joker', detective: 'lestrade' },
  { type: 'rotation', token: 'rotation-joker', character: 'gull', degrees: 0 },
  { type: 'rotation', token: 'rotation-joker', character: ['gull'], degrees: 90 },
  { type: 'exchange', token: 'rotation-exchange', first: 'gull', second: 'holmes' },
  { type: 'accuse', character: 'gull' },
])('%j is no action', (value) => {
  expect(takes(action, value)).toBe(false);
});
