import { expect, test } from 'vitest';
import { isSameTag, makeTag, versionOf } from './tag';

test('a tag names version, revision and seat, or that one is kept', () => {
  expect(makeTag(12, 3, { seat: 0 })).toBe('"12.3.0"');
  expect(makeTag(12, 3, { kept: 0 })).toBe('"12.3.k"');
  expect(makeTag(12, 3, {})).toBe('"12.3.x"');
});

test('the tag of a look back is no tag of the game as it is, and of no version', () => {
  const tag = makeTag(12, 3, { seat: 0 }, '@5:revealed');
  expect(isSameTag(tag, makeTag(12, 3, { seat: 0 }))).toBe(false);
  expect(versionOf(tag)).toBeUndefined();
});

test.each(['"12.3.0"', '"12.3.x"', '"12.3.15"', '"12.3.k"', '"12"', '12', '12.3.0', 'W/"12.3.0"'])(
  '%s is of version 12',
  (tag) => {
    expect(versionOf(tag)).toBe(12);
  },
);

test.each(['', '*', '""', '"x"', '"-12"', '"12."', '"12.3"', '"12.3.y"', '"12.3.0.0"', '"12.3.100"', '"1", "2"', ' 12', '1e1'])(
  '%j is of none',
  (tag) => {
    expect(versionOf(tag)).toBeUndefined();
  },
);

test('two tags are the same whatever their quotes', () => {
  expect(isSameTag('"1.2.0"', '1.2.0')).toBe(true);
  expect(isSameTag('W/"1.2.0"', '"1.2.0"')).toBe(true);
  expect(isSameTag('"1.2.0"', '"1.2.1"')).toBe(false);
});
