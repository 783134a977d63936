import { expect, test } from 'vitest';
import { endings, misread } from './endings';

test('the table of the end has the ten rows of the rules', () => {
  expect(endings().map(({ last, one, six, seen, result }) => [last, one, six, seen, result])).toEqual([
    [false, false, false, undefined, 'on'],
    [false, true, false, undefined, 'investigator'],
    [false, false, true, undefined, 'jack'],
    [false, true, true, true, 'investigator'],
    [false, true, true, false, 'chase'],
    [true, false, false, undefined, 'jack'],
    [true, true, false, undefined, 'investigator'],
    [true, false, true, undefined, 'jack'],
    [true, true, true, true, 'investigator'],
    [true, true, true, false, 'jack'],
  ]);
});

test('read by sight alone, the last round would end otherwise in three cases', () => {
  expect(misread().map(({ one, six, seen, winner }) => [one, six, seen, winner])).toEqual([
    [false, false, true, 'jack'],
    [true, false, false, 'investigator'],
    [false, true, true, 'jack'],
  ]);
});
