import { describe, expect, it } from 'vitest';
import { habit, habits } from './replies';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, '5 minutes'],
  [11 * MINUTE, '15 minutes'],
  [55 * MINUTE, '55 minutes'],
  [56 * MINUTE, 'an hour'],
  [80 * MINUTE, 'an hour'],
  [3.2 * HOUR, '3 hours'],
  [23.4 * HOUR, '23 hours'],
  [23.6 * HOUR, 'a day'],
  [60 * HOUR, '3 days'],
])('a habit of %i ms is said as %s', (length, said) => {
  expect(habit(length)).toBe(`about ${said}`);
});

describe('the habits at a table', () => {
  const hanna = { player: 'hanna', name: 'Hanna' };
  const gus = { player: 'gus', name: 'Gus', replies: 3 * HOUR };

  it('are those of everybody of whom they are known', () => {
    expect(habits([hanna, gus, {}])).toBe('Gus usually replies within about 3 hours');
    expect(habits([{ ...hanna, replies: 20 * MINUTE }, gus])).toBe('Usual replies: Hanna about 20 minutes, Gus about 3 hours');
  });

  it('are not spoken of where nobody has any', () => {
    expect(habits([hanna, {}])).toBeUndefined();
  });
});
