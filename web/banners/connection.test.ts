import { giveSign } from '@web/api/signs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANNERS, isRaised, lower, topBanner } from './banners';
import { watchConnection } from './connection';

const STUMBLE = 1_500;

const unanswered = () => giveSign({ kind: 'unanswered' });
const answered = (release?: string) => giveSign({ kind: 'answered', release });

describe('the watch over the connection', () => {
  let window: EventTarget;
  let online: boolean;
  let server: 'there' | 'away';
  let asked: number;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    window = new EventTarget();
    online = true;
    server = 'away';
    asked = 0;
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    vi.stubGlobal('navigator', {
      get onLine() {
        return online;
      },
    });
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      if (server === 'away') throw new TypeError('no connection');
      return new Response();
    });
    stop = watchConnection('second');
  });
  afterEach(() => {
    stop();
    for (const banner of BANNERS) lower(banner);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says nothing of a stumble', async () => {
    unanswered();
    await vi.advanceTimersByTimeAsync(STUMBLE - 1);
    answered();
    await vi.advanceTimersByTimeAsync(10 * STUMBLE);
    expect(topBanner()).toBeUndefined();
  });

  it('says that the server is away, asks on by itself, and is silent once it is back', async () => {
    unanswered();
    await vi.advanceTimersByTimeAsync(STUMBLE);
    expect(topBanner()).toBe('away');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBeGreaterThan(3);
    expect(topBanner()).toBe('away');
    server = 'there';
    await vi.advanceTimersByTimeAsync(15_000);
    expect(topBanner()).toBeUndefined();
    const before = asked;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(before);
  });

  it('takes a cut cable for what it is, and asks at once when it is mended', async () => {
    online = false;
    window.dispatchEvent(new Event('offline'));
    unanswered();
    await vi.advanceTimersByTimeAsync(STUMBLE);
    expect(topBanner()).toBe('offline');
    expect(isRaised('away')).toBe(false);
    online = true;
    server = 'there';
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
    expect(topBanner()).toBeUndefined();
  });

  it('says that the site has been renewed, and goes on saying so', () => {
    answered('second');
    answered();
    expect(topBanner()).toBeUndefined();
    answered('third');
    answered('second');
    expect(topBanner()).toBe('renewed');
  });
});
