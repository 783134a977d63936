import type { Place } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { position, watched } from '../support/position';
import { lying } from './lying';

const at = (place: Place) => position.board.find((location) => location.place === place) ?? { place };

test('the viewer’s own pieces come first, so that they are never folded away', () => {
  expect(lying(position, at('little-italy')).investigators.map(({ seat }) => seat)).toEqual([1, 0, 4]);
  expect(lying(position, at('downtown')).marks.suspect.map(({ seat }) => seat)).toEqual([1, 0]);
});

test('a spectator sees them in the order of the seats', () => {
  expect(lying(watched, at('little-italy')).investigators.map(({ seat }) => seat)).toEqual([0, 1, 4]);
});

test('a token lies at the slot of its tile', () => {
  const { marks } = lying(position, at('downtown'));
  expect(marks.place).toEqual([{ seat: 0, kind: 'cube', element: 'downtown' }]);
  expect(marks.crime).toEqual([]);
});

test('no token lies on a blank slot', () => {
  expect(lying(position, at('waterfront')).marks).toEqual({ suspect: [], place: [], crime: [] });
});
