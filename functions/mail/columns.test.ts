import { expect, test } from 'vitest';
import { columnsOf, cut, inLine } from './columns';

test.each([
  ['Nora', 4],
  ['Åsa', 3],
  ['e\u0301', 1],
  ['漢字', 4],
  ['한국', 4],
  ['👩‍🚀', 2],
])('%s takes so many columns: %i', (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});

test.each([
  ['Nora', 4, 'Nora'],
  ['Nora and Theo', 6, 'Nora…'],
  ['漢字漢字', 6, '漢字…'],
  ['👩‍🚀👩‍🚀', 3, '👩‍🚀…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301…'],
])('%s in %i columns is %s', (text, room, shown) => {
  expect(cut(text, room)).toBe(shown);
  expect(columnsOf(shown)).toBeLessThanOrEqual(room);
});

test('a line has no line ends, and single blanks', () => {
  expect(inLine(' Nora\r\n\tand  Theo ')).toBe('Nora and Theo');
});
