import { expect, test } from 'vitest';
import { canonical } from './canonical';

test.each([
  [{ b: 1, a: [2, { d: 'x', c: true }] }, '{"a":[2,{"c":true,"d":"x"}],"b":1}'],
  [{ B: 1, a: 2, é: 3, Z: 4 }, '{"B":1,"Z":4,"a":2,"é":3}'],
  ['a "quoted" line\n', '"a \\"quoted\\" line\\n"'],
  [[], '[]'],
  [{}, '{}'],
  [null, 'null'],
  [0.5, '0.5'],
])('%j has the text %s', (value, text) => {
  expect(canonical(value)).toBe(text);
});

test('the order in which keys were written does not matter, that of a list does', () => {
  expect(canonical({ a: 1, b: { c: 2, d: 3 } })).toBe(canonical({ b: { d: 3, c: 2 }, a: 1 }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test('a field without a value is no field', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
});

test('the text reads as the same value', () => {
  const value = { list: [{ z: 'last', a: 'first' }, 'two', 3], deep: { er: { est: [] } } };
  expect(JSON.parse(canonical(value))).toEqual(value);
});
