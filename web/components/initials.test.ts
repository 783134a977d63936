import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['different first letters', ['Nora', 'Theo', 'Bram'], ['N', 'T', 'B']],
    ['the later seat takes its second letter', ['Theo', 'Tom'], ['T', 'O']],
    ['the second letter may be taken too', ['Theo', 'Hans', 'Thea'], ['T', 'H', 'E']],
    ['one name twice', ['Bo', 'Bo', 'Bo'], ['B', 'O', '3']],
    ['small letters', ['nora', 'åsa'], ['N', 'Å']],
    ['signs are no letters', ['~ Theo ~', '!'], ['T', '2']],
    ['letters outside the first plane', ['𐐷ora', 'Nora'], ['𐐏', 'N']],
  ])('%s', (_, names, letters) => {
    expect(initials(names)).toEqual(letters);
  });
});
