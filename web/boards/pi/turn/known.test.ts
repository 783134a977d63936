import { expect, test } from 'vitest';
import { position, watched } from '../support/position';
import { knownOf, rulesOut } from './known';

test.each([
  ['rusty', 'held', true],
  ['queenie', 'shown', true],
  ['bubbles', 'nothing', true],
  ['dutch', 'cube', true],
  ['bank-job', 'disc', false],
] as const)('%s is known as %s', (element, known, out) => {
  expect(knownOf(position, element)).toBe(known);
  expect(rulesOut(known)).toBe(out);
});

test('others’ tokens and kept cards say nothing of the viewer’s case', () => {
  expect(knownOf(position, 'downtown')).toBeUndefined();
  expect(knownOf(position, 'pinky')).toBeUndefined();
  expect(rulesOut(undefined)).toBe(false);
});

test('the viewer’s own case, once it lies open, rules nothing out', () => {
  const solved = { ...position, marks: [], cases: { 1: { suspect: 'pop', place: 'lakeside', crime: 'murder' } } } as const;
  expect(knownOf(solved, 'pop')).toBeUndefined();
});

test('a spectator has asked nothing', () => {
  expect(knownOf(watched, 'dutch')).toBeUndefined();
  expect(knownOf(watched, 'bubbles')).toBeUndefined();
});
