import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLeft } from './left';

/** A page that has just been opened knows nothing of the time yet. */
async function openPage() {
  vi.resetModules();
  return { ...(await import('./clock')), ...(await import('./countdown')) };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The server's time when the page hears its first answer. */
const NOW = Date.UTC(2026, 10, 30, 12);

let page: Awaited<ReturnType<typeof openPage>>;

/** Has the page hear that it is so late. */
function hear(server: number): void {
  page.learn({ server, grain: 0, asked: performance.now() });
}

beforeEach(async () => {
  vi.useFakeTimers();
  page = await openPage();
  hear(NOW);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of the page', () => {
  it.each([-400 * DAY, -DAY, 0, DAY])('goes by the server on a device whose clock is %i milliseconds wrong', (wrong) => {
    vi.setSystemTime(NOW + wrong);
    expect(page.serverNow()).toBe(NOW);
    vi.advanceTimersByTime(3 * HOUR);
    expect(page.serverNow()).toBe(NOW + 3 * HOUR);
  });

  it('goes on evenly where somebody sets the device’s clock meanwhile', () => {
    vi.advanceTimersByTime(MINUTE);
    vi.setSystemTime(NOW - DAY);
    expect(page.serverNow()).toBe(NOW + MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect(page.serverNow()).toBe(NOW + 2 * MINUTE);
  });

  it('is put right by the first answer after the device has slept', () => {
    const listener = vi.fn<() => void>();
    vi.advanceTimersByTime(SECOND);
    const stop = page.countDown(NOW + 9 * HOUR, listener);
    hear(NOW + 8 * HOUR);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(timeLeft(page.leftUntil(NOW + 9 * HOUR))).toBe('1 h 0 m left');
    stop();
  });
});

describe('a countdown', () => {
  it.each([
    [2 * DAY + HOUR / 2, 4 * HOUR, 4],
    [3 * HOUR, HOUR, 61],
    [3 * MINUTE, 3 * MINUTE, 122],
  ])('of %i ms calls back in %i ms as often as its words change', (left, passing, changes) => {
    const said = [timeLeft(page.leftUntil(NOW + left))];
    const listener = vi.fn<() => void>(() => void said.push(timeLeft(page.leftUntil(NOW + left))));
    const stop = page.countDown(NOW + left, listener);
    vi.advanceTimersByTime(passing + 1);
    expect(listener).toHaveBeenCalledTimes(changes);
    expect(new Set(said).size).toBe(changes + 1);
    stop();
  });

  it('never goes up while answers come, quick and slow', () => {
    const until = NOW + 90 * SECOND;
    let before = page.leftUntil(until);
    for (let second = 0; second < 100; second++) {
      const asked = performance.now();
      const server = Math.floor(page.serverNow() / SECOND) * SECOND;
      vi.advanceTimersByTime(second % 7 === 0 ? 4000 : 990);
      page.learn({ server, grain: SECOND, asked });
      expect(page.leftUntil(until)).toBeLessThanOrEqual(before);
      before = page.leftUntil(until);
    }
    expect(timeLeft(before)).toBe('time is up');
  });

  it('is over when it is stopped, or nothing is left', () => {
    const listener = vi.fn<() => void>();
    page.countDown(NOW + MINUTE, listener)();
    page.countDown(NOW - 1, listener)();
    vi.advanceTimersByTime(HOUR);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
