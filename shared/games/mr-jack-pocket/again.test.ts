import { describe, expect, it } from 'vitest';
import { seeded } from '../../random';
import { mrJackPocket } from '.';
import { ROLE_OPTIONS } from './types';

const ASKED = ROLE_OPTIONS.flatMap((roles) => [0, 1].map((asker) => [roles, asker] as const));

describe('playing again', () => {
  it.each(ASKED)('makes Jack of who was not, after %s, and host of seat %i, who asks', (roles, asker) => {
    const first = mrJackPocket.start({ roles }, 2, seeded(new Uint8Array(32))).state;
    const { options, seats } = mrJackPocket.again({ roles }, first, asker);
    const second = mrJackPocket.start(options, 2, seeded(new Uint8Array(32).fill(1))).state;
    expect(seats[0]).toBe(asker);
    expect(seats[second.seats.jack]).toBe(first.seats.investigator);
    expect(seats[second.seats.investigator]).toBe(first.seats.jack);
  });
});
