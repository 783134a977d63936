import { expect, test } from 'vitest';
import { Refusal } from '../refusal';
import { recall, remember } from './recent';

const BODY = { action: { type: 'x', at: 1 } };

function after(...keys: readonly string[]): string {
  return keys.reduce((kept, key, at) => remember(kept, key, BODY, at + 2), '');
}

test('a key is known with the version it made, whatever the order of its body’s fields', () => {
  const kept = after('one', 'two');
  expect(recall(kept, 'one', BODY)).toBe(2);
  expect(recall(kept, 'two', { action: { at: 1, type: 'x' } })).toBe(3);
  expect(recall(kept, 'three', BODY)).toBeUndefined();
  expect(recall('', 'one', BODY)).toBeUndefined();
});

test('the last four keys are kept', () => {
  const kept = after('one', 'two', 'three', 'four', 'five');
  expect(recall(kept, 'one', BODY)).toBeUndefined();
  expect(['two', 'three', 'four', 'five'].map((key) => recall(kept, key, BODY))).toEqual([3, 4, 5, 6]);
});

test('a key that comes with another body is refused', () => {
  expect(() => recall(after('one'), 'one', { action: { type: 'y' } })).toThrow(new Refusal('key_reused'));
});

test('neither key nor body can be read from what is kept, and it is short', () => {
  const kept = after('a-key-to-find', 'two', 'three', 'four');
  expect(kept).not.toMatch(/find|type/);
  expect(kept.length).toBeLessThan(100);
});
