import type { Investigator } from '@shared/games/pi/types';
import { expect, test } from 'vitest';
import { position } from '../support/position';
import { announced } from './announced';

test('what lies on the investigator was announced', () => {
  const sent: Investigator = { seat: 1, place: 'little-italy', discs: 0, cubes: 2 };
  expect(announced(position, sent)).toEqual({ discs: 0, cubes: 2, moved: 0 });
});

test('a token of one’s own on a tile of the place counts too', () => {
  const sent: Investigator = { seat: 1, place: 'union-square', discs: 0, cubes: 1 };
  expect(announced(position, sent)).toEqual({ discs: 1, cubes: 1, moved: 1 });
});

test('others’ tokens do not', () => {
  const sent: Investigator = { seat: 4, place: 'downtown', discs: 1, cubes: 0 };
  expect(announced(position, sent)).toEqual({ discs: 1, cubes: 0, moved: 0 });
});
