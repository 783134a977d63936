import { expect, it } from 'vitest';
import { unread } from './unread';

const said = (n: number, seat: number | undefined) => ({ n, at: n, text: 'Hello', ...(seat === undefined ? {} : { seat }) });

it('counts what others said after what was seen', () => {
  expect(unread([said(1, 1), said(2, 1), said(3, 0), said(4, 2)], 0, 1)).toBe(2);
  expect(unread([said(1, 1)], 0, 1)).toBe(0);
  expect(unread([], 0, 0)).toBe(0);
});

it('counts what somebody said who has left, and nothing that was removed', () => {
  expect(unread([said(1, undefined), { n: 2, at: 2, seat: 1, removed: true }], 0, 0)).toBe(1);
});
