import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEGREES, STEPS } from './choices';
import { action, options } from './schema';
import { UNIVERSE } from './support/universe';
import { TOKEN_IDS } from './tokens';
import { CHARACTERS, DETECTIVES, ROLE_OPTIONS } from './types';

function takes(schema: z.ZodMiniType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

test('options are the roles, and nothing else', () => {
  for (const roles of ROLE_OPTIONS) expect(takes(options, { roles })).toBe(true);
  for (const wrong of [{}, { roles: 'host' }, { roles: 'random', seed: 1 }, undefined, [], 'random']) {
    expect(takes(options, wrong)).toBe(false);
  }
});

test('every action has its shape, whatever text or number its fields hold', () => {
  for (const one of UNIVERSE) expect(z.parse(action, one)).toEqual(one);
  for (const one of [
    { type: 'alibi', token: 'alibi' },
    { type: 'holmes', token: 'alibi-holmes', steps: '1' },
    { type: 'joker', token: 'rotation-joker', detective: 'lestrade' },
    { type: 'rotation', token: 0, character: '', degrees: 1e9 },
    { type: 'exchange', token: 'rotation-exchange', first: 'gull', second: '__proto__' },
  ]) {
    expect(z.parse(action, one)).toEqual(one);
  }
});

test('the description of an action names what its fields may hold', () => {
  const text = JSON.stringify(z.toJSONSchema(action));
  for (const known of [TOKEN_IDS, STEPS, DEGREES, CHARACTERS, [...DETECTIVES, 'nobody']]) {
    expect(text).toContain(`"examples":${JSON.stringify(known)}`);
  }
});

test.each([
  undefined,
  'alibi',
  {},
  { type: 'alibi' },
  { type: 'alibi', token: true },
  { type: 'alibi', token: 'alibi-holmes', card: 'gull' },
  { type: 'holmes', token: 'alibi-holmes', steps: { $gt: 0 } },
  { type: 'holmes', token: 'alibi-holmes', steps: Number.NaN },
  { type: 'joker', token: 'rotation-joker' },
  { type: 'joker', token: 'rotation-joker', detective: null },
  { type: 'rotation', token: 'rotation-joker', character: ['gull'], degrees: 90 },
  { type: 'accuse', character: 'gull' },
])('%j is no action', (value) => {
  expect(takes(action, value)).toBe(false);
});
