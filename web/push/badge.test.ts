import { afterEach, expect, it, vi } from 'vitest';
import { showWaiting } from './badge';

afterEach(() => vi.unstubAllGlobals());

it('puts on the sign how many games wait, and takes the number off where none do', () => {
  const setAppBadge = vi.fn<(games: number) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { setAppBadge });
  showWaiting(3);
  showWaiting(0);
  expect(setAppBadge.mock.calls).toEqual([[3], [0]]);
});

it('does nothing where there is no sign, or where the browser does not allow it', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showWaiting(3)).not.toThrow();
  vi.stubGlobal('navigator', { setAppBadge: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
  expect(() => showWaiting(3)).not.toThrow();
});
