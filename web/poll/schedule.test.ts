import { describe, expect, it } from 'vitest';
import { nextWait } from './schedule';

describe('the time between two questions', () => {
  it('is a few seconds while things move', () => {
    expect(nextWait(0)).toBe(3_000);
    expect(nextWait(20_000)).toBe(3_000);
  });

  it('grows while nothing does', () => {
    expect(nextWait(60_000)).toBe(6_000);
    expect(nextWait(120_000)).toBe(12_000);
  });

  it('is never longer than half a minute', () => {
    expect(nextWait(86_400_000)).toBe(30_000);
  });
});
