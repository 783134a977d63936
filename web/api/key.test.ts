import { IdempotencyKey } from '@shared/api/common';
import { describe, expect, it } from 'vitest';
import { newKey } from './key';

describe('an idempotency key', () => {
  it('is one that the server takes, and new each time', () => {
    const keys = Array.from({ length: 200 }, newKey);
    expect(keys.every((key) => IdempotencyKey.safeParse(key).success)).toBe(true);
    expect(new Set(keys).size).toBe(200);
  });
});
