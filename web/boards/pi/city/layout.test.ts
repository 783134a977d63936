import { PLACES } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { gridArea } from './layout';

test('the city is laid in rows of 2, 3, 4, 3 and 2 cards, half a card further in or out', () => {
  const rows = [1, 2, 3, 4, 5].map((row) =>
    PLACES.map(gridArea)
      .filter((area) => area.startsWith(`${row} /`))
      .map((area) => Number(area.split(' / ')[1])),
  );
  expect(rows).toEqual([
    [3, 5],
    [2, 4, 6],
    [1, 3, 5, 7],
    [2, 4, 6],
    [3, 5],
  ]);
});

test('the corners for the magnifier and the key stay free', () => {
  const areas = PLACES.map(gridArea);
  expect(areas).not.toContain('1 / 1 / auto / span 2');
  expect(areas).not.toContain('5 / 1 / auto / span 2');
});
