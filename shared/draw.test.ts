import { expect, test } from 'vitest';
import { type Draw, recording, replaying } from './draw';

/** Always the highest number, always the reverse order. */
const HIGH: Draw = {
  pick: (_label, of) => of - 1,
  shuffle: (_label, of) => Array.from({ length: of }, (_, index) => of - 1 - index),
};

test('a record holds what was drawn, in order, and passes it on', () => {
  const { draw, drawn } = recording(HIGH);
  expect(draw.pick('start/die', 6)).toBe(5);
  expect(draw.shuffle('start/deck', 3)).toEqual([2, 1, 0]);
  expect(drawn).toEqual([
    ['start/die', 5],
    ['start/deck', [2, 1, 0]],
  ]);
});

test('a replay gives the same again by label, in any order, also from JSON', () => {
  const { draw, drawn } = recording(HIGH);
  draw.pick('start/die', 6);
  draw.shuffle('start/deck', 3);
  const again = replaying(JSON.parse(JSON.stringify(drawn)));
  expect(again.shuffle('start/deck', 3)).toEqual([2, 1, 0]);
  expect(again.pick('start/die', 6)).toBe(5);
});

test.each([
  ['another label', 0],
  ['six', 6],
  ['minus', 6],
  ['half', 6],
  ['order', 6],
  ['word', 6],
])('a record without a fitting number as %s is refused', (label, of) => {
  const word = 'three' as unknown as number;
  const record = replaying([
    ['six', 6],
    ['minus', -1],
    ['half', 0.5],
    ['order', [0, 1, 2]],
    ['word', word],
  ]);
  expect(() => record.pick(label, of)).toThrow(RangeError);
});

test.each(['another label', 'number', 'short', 'long', 'twice', 'gap'])(
  'a record without a fitting order as %s is refused',
  (label) => {
    const record = replaying([
      ['number', 3],
      ['short', [1, 0]],
      ['long', [1, 0, 2, 3]],
      ['twice', [0, 1, 1]],
      ['gap', [0, 1, 3]],
    ]);
    expect(() => record.shuffle(label, 3)).toThrow(RangeError);
  },
);
