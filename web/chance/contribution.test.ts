import { Bytes32 } from '@shared/api/common';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forget, keep, kept, makeContribution } from './contribution';

const NOTE = { commitment: 'c'.repeat(64), contribution: 'd'.repeat(64) };

/** As much of a browser's storage as is used here. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('a contribution', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is 32 bytes in hex, new each time', () => {
    const made = Array.from({ length: 100 }, makeContribution);
    expect(made.every((bytes) => Bytes32.safeParse(bytes).success)).toBe(true);
    expect(new Set(made).size).toBe(100);
  });

  it('is kept by game, with what the server had promised before', () => {
    vi.stubGlobal('localStorage', storage());
    keep('one', NOTE);
    expect(kept('one')).toEqual(NOTE);
    expect(kept('other')).toBeUndefined();
    forget('one');
    expect(kept('one')).toBeUndefined();
  });

  it('does no harm in a browser that keeps nothing', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    keep('one', NOTE);
    expect(kept('one')).toBeUndefined();
  });
});
