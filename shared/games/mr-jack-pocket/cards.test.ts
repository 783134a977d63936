import { expect, test } from 'vitest';
import { tableOf } from '../../../test/support/rules';
import { wallOf } from './board';
import { HOURGLASSES, hourglasses } from './cards';
import { CHARACTERS, type Character, type Tile } from './types';
import { words } from './words';

test('the nine cards hold eight hourglasses: six ones, one two, two noughts', () => {
  const values = CHARACTERS.map((character) => HOURGLASSES[character]);
  expect(values.reduce((sum, value) => sum + value)).toBe(8);
  expect([0, 1, 2].map((value) => values.filter((one) => one === value).length)).toEqual([2, 6, 1]);
});

/** As the rules name them, by their last name. */
const TABLE = tableOf('mr-jack-pocket', 'character').map(([name = '', , suspect = '', innocent = '', hourglasses = '']) => ({
  character: CHARACTERS.find((one) => words[one] === name.split(' ').at(-1)) as Character,
  walls: [suspect, innocent].map((side) => !side.includes('no wall')),
  hourglasses: Number(hourglasses),
}));

test('the characters are those of the rules, in their order', () => {
  expect(TABLE.map(({ character }) => character)).toEqual(CHARACTERS);
});

test.each(TABLE)('the alibi of $character is worth $hourglasses, and its sides have walls: $walls', (row) => {
  expect(HOURGLASSES[row.character]).toBe(row.hourglasses);
  const tile: Tile = { character: row.character, wall: 'north' };
  expect([tile, { ...tile, cleared: 1 }].map((side) => wallOf(side) !== undefined)).toEqual(row.walls);
});

test('Jack counts the round tokens he took and the cards he drew', () => {
  expect(hourglasses([], [])).toBe(0);
  expect(hourglasses(['jack', 'investigator', 'jack'], ['madame', 'goodley', 'gull'])).toBe(5);
});
