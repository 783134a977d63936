import { expect, test } from 'vitest';
import { EMPTY, isSame, nextMark, withMark } from './draft';

test('a mark goes round from excluded to sure and away again', () => {
  const round = [nextMark(undefined)];
  for (let press = 0; press < 4; press++) round.push(nextMark(round.at(-1)));
  expect(round).toEqual(['excluded', 'unlikely', 'possible', 'sure', undefined]);
});

test('a mark that is taken away leaves nothing behind', () => {
  const marked = withMark(EMPTY, 'madame', 'sure');
  expect(marked.marks).toEqual({ madame: 'sure' });
  expect(withMark(marked, 'madame', undefined)).toEqual(EMPTY);
});

test('two notes are the same but for the spaces around them', () => {
  expect(isSame({ text: 'Bert ', marks: { bert: 'sure' } }, { tag: '"3"', text: 'Bert', marks: { bert: 'sure' } })).toBe(true);
  expect(isSame(EMPTY, { text: '', marks: { bert: 'sure' } })).toBe(false);
  expect(isSame({ text: '', marks: { gull: 'sure' } }, { text: '', marks: { bert: 'sure' } })).toBe(false);
});
