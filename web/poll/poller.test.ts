import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPolling } from './poller';

const HOUR = 3_600_000;

describe('a poller', () => {
  let asked = 0;
  let visible = true;
  let comings = 0;
  const ask = (come: boolean): Promise<void> => {
    asked += 1;
    if (come) comings += 1;
    return Promise.resolve();
  };
  const start = () => startPolling(ask, () => visible);

  beforeEach(() => {
    vi.useFakeTimers();
    asked = 0;
    comings = 0;
    visible = true;
  });
  afterEach(() => vi.useRealTimers());

  it('asks at once and a few seconds later', async () => {
    const { stop } = start();
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toBe(2);
    stop();
  });

  it('tells the first question, and the one after a coming back, from those between', async () => {
    const { wake, stop } = start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(comings).toBe(1);
    wake();
    expect(comings).toBe(2);
    stop();
  });

  it('asks twice a minute when nothing has moved for an hour', async () => {
    const { stop } = start();
    await vi.advanceTimersByTimeAsync(HOUR);
    const before = asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked - before).toBe(2);
    stop();
  });

  it('asks often again once something has moved', async () => {
    const { stir, stop } = start();
    await vi.advanceTimersByTimeAsync(HOUR);
    const before = asked;
    stir();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked - before).toBe(1);
    stop();
  });

  it('is silent while nobody looks, and asks at once when somebody does again', async () => {
    const { wake, stop } = start();
    visible = false;
    wake();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toBe(1);
    visible = true;
    wake();
    expect(asked).toBe(2);
    stop();
  });

  it('has one question under way at most', async () => {
    let answer = (): void => {};
    const slow = (): Promise<void> => {
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const { wake, stop } = startPolling(slow, () => true);
    wake();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toBe(1);
    answer();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toBe(2);
    stop();
  });

  it('asks no more once stopped', async () => {
    const { wake, stir, stop } = start();
    stop();
    wake();
    stir();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(asked).toBe(1);
  });
});
