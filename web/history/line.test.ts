import type { EventInfo } from '@shared/api/games';
import { describe, expect, it } from 'vitest';
import { tellAll } from './line';

const GAME = { title: 'mr-jack-pocket', rules: '1', options: { roles: 'host-jack' } };

function event(version: number, more: Partial<EventInfo> = {}): EventInfo {
  return { version, at: 0, seat: 0, text: 'Something happened.', event: { type: 'something' }, ...more };
}

describe('a line', () => {
  const lines = tellAll(GAME, [event(1), event(2, { auto: true }), event(2, { auto: true }), event(3)]);

  it('says that the clock did it, and not the player', () => {
    expect(lines.map(({ auto }) => auto)).toEqual([false, true, true, false]);
  });

  it('is the first of its move, or follows it', () => {
    expect(lines.map(({ first }) => first)).toEqual([true, true, false, true]);
  });
});
