import type { GameAnswer } from '@shared/api/games';
import { describe, expect, it } from 'vitest';
import { isNewer } from './newer';

const at = (version: number, revision: number) => ({ version, revision }) as GameAnswer;

describe('an answer', () => {
  it('is taken if it is the first', () => {
    expect(isNewer(at(0, 0), undefined)).toBe(true);
  });

  it('is taken over one of an earlier version or revision', () => {
    expect(isNewer(at(4, 0), at(3, 7))).toBe(true);
    expect(isNewer(at(3, 8), at(3, 7))).toBe(true);
  });

  it('is dropped if a later one overtook it', () => {
    expect(isNewer(at(3, 9), at(4, 0))).toBe(false);
    expect(isNewer(at(3, 6), at(3, 7))).toBe(false);
  });
});
