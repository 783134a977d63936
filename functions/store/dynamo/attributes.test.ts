import { expect, test } from 'vitest';
import { attributesOf, itemOf } from './attributes';

const ITEM = {
  pk: 'GAME#ü',
  empty: '',
  zero: 0,
  negative: -1.5,
  instant: 1_767_225_600_000,
  yes: true,
  none: null,
  list: [],
  state: { nested: [{ a: [1, 'x', {}] }, []], '': 'x' },
};

test('an item comes back as it was, by way of JSON', () => {
  expect(itemOf(JSON.parse(JSON.stringify(attributesOf(ITEM))))).toEqual(ITEM);
});

test('every value has its type', () => {
  expect(attributesOf({ a: 1, b: '', c: [{ d: false }] })).toEqual({
    a: { N: '1' },
    b: { S: '' },
    c: { L: [{ M: { d: { BOOL: false } } }] },
  });
});

test.each([
  ['undefined', undefined, 'undefined'],
  ['a date', new Date(0), 'Unsupported type'],
  ['no number', Number.NaN, 'NaN'],
  ['a number that would be rounded', 2 ** 53, 'MAX_SAFE_INTEGER'],
])('%s is refused', (_, value, why) => {
  expect(() => attributesOf({ state: { value } })).toThrow(why);
});
