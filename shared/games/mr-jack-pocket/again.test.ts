import { describe, expect, it } from 'vitest';
import { seeded } from '../../random';
import { mrJackPocket } from '.';
import { ROLE_OPTIONS } from './types';

describe('playing again', () => {
  it.each(ROLE_OPTIONS)('makes Jack of who was not, after %s', (roles) => {
    const first = mrJackPocket.start({ roles }, 2, seeded(new Uint8Array(32))).state;
    const { options, seats } = mrJackPocket.again({ roles }, first);
    const second = mrJackPocket.start(options, 2, seeded(new Uint8Array(32).fill(1))).state;
    expect(seats[second.seats.jack]).toBe(first.seats.investigator);
    expect(seats[second.seats.investigator]).toBe(first.seats.jack);
  });
});
