import { expect, it } from 'vitest';
import { list } from './list';

it('puts words in a row', () => {
  expect(list(['Theo'])).toBe('Theo');
  expect(list(['Theo', 'Bram', 'Yuki'])).toBe('Theo, Bram and Yuki');
  expect(list(['Theo', 'Bram', 'Yuki'], 'commas')).toBe('Theo, Bram, Yuki');
});
