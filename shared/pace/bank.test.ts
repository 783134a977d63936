import { expect, test } from 'vitest';
import { bankAfter } from './bank';

const BANK = { start: 100, increment: 10, cap: 120 };

test.each([
  ['in its own time brings the increment', { had: 50, free: 30, took: 30 }, 60],
  ['never fills the bank beyond its cap', { had: 115, free: 30, took: 1 }, 120],
  ['that takes longer is paid out of the bank', { had: 50, free: 30, took: 45 }, 45],
  ['may take all there is', { had: 50, free: 30, took: 80 }, 10],
  ['that takes more leaves nothing, and nothing comes in', { had: 50, free: 30, took: 81 }, 0],
])('a turn %s', (_, drawing, left) => {
  expect(bankAfter(BANK, drawing)).toBe(left);
});
