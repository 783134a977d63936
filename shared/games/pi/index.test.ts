import { expect, test } from 'vitest';
import { pi } from '.';
import type { Options } from './types';

test.each<[Options, number, number]>([
  [{ edition: 'first' }, 2, 5],
  [{ edition: 'second', schedule: 'level' }, 2, 5],
  [{ edition: 'duel' }, 2, 2],
])('%j is for %i to %i players', (options, min, max) => {
  expect(pi.seats(options)).toEqual({ min, max });
});
