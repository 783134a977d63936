import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Later } from '../publish/later';
import { type Job, type Pace, type Queue, startQueue } from './queue';

const PACE: Pace = { hands: 2, first: 100, longest: 400, tries: 6 };

let queue: Queue;
let failures: unknown[];
let added: number;

beforeEach(() => {
  vi.useFakeTimers();
  failures = [];
  added = 0;
  queue = startQueue((_, error) => failures.push(error), PACE);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Adds something to do, by default something of its own. */
function add(run: Job['run'], key = `${++added}`): void {
  queue.add({ name: 'test', key, run });
}

/** A job that fails so often before it succeeds, and the times at which it was tried. */
function job(errors: readonly Error[]): { run: () => Promise<void>; tried: number[] } {
  const left = [...errors];
  const start = Date.now();
  const tried: number[] = [];
  return {
    tried,
    async run() {
      tried.push(Date.now() - start);
      const error = left.shift();
      if (error) throw error;
    },
  };
}

test('whoever adds a job does not wait for it', async () => {
  const { run, tried } = job([]);
  add(run);
  expect(tried).toEqual([]);
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0]);
});

test('what fails is tried again, with longer pauses up to the longest', async () => {
  const { run, tried } = job(Array.from({ length: 5 }, () => new Error('down')));
  add(run);
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0, 100, 300, 700, 1100, 1500]);
  expect(failures).toHaveLength(5);
});

test('what never succeeds is given up', async () => {
  const { run, tried } = job(Array.from({ length: 50 }, () => new Error('down')));
  add(run);
  await vi.runAllTimersAsync();
  expect(tried).toHaveLength(6);
});

test('what is to come later comes then, and is no failure', async () => {
  const { run, tried } = job([new Later(5_000), new Later(10_000)]);
  add(run);
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0, 5_000, 15_000]);
  expect(failures).toEqual([]);
});

test('one that fails keeps no other from being done', async () => {
  const [bad, good] = [job(Array.from({ length: 4 }, () => new Error('down'))), job([])];
  for (const { run } of [bad, bad, bad, good]) add(run);
  await vi.advanceTimersByTimeAsync(1);
  expect(good.tried).toEqual([0]);
  await vi.runAllTimersAsync();
});

test('only so many are under way at once', async () => {
  let [now, most] = [0, 0];
  const run = async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 10));
    now--;
  };
  for (let count = 0; count < 7; count++) add(run);
  await vi.runAllTimersAsync();
  expect([now, most]).toEqual([0, 2]);
});

test('a stop waits for what is under way and begins nothing more', async () => {
  const done: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    done.push('slow');
  };
  for (const _ of 'ab') add(slow);
  add(async () => void done.push('late'));
  add(job([new Error('down')]).run);
  await vi.advanceTimersByTimeAsync(1);
  const stopped = queue.stop();
  await vi.runAllTimersAsync();
  await stopped;
  expect(done).toEqual(['slow', 'slow']);
});

test('what waits already, or pauses, is not added again', async () => {
  const { run, tried } = job([new Error('down'), new Error('down')]);
  for (const _ of 'abc') add(run, 'same');
  await vi.advanceTimersByTimeAsync(1);
  for (const _ of 'abc') add(run, 'same');
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0, 100, 300]);
});

test('what is added while the same is under way is done once more, for that may have looked too early', async () => {
  let [now, most, times] = [0, 0, 0];
  const run = async () => {
    times++;
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 50));
    now--;
  };
  add(run, 'same');
  await vi.advanceTimersByTimeAsync(1);
  for (const _ of 'abc') add(run, 'same');
  await vi.runAllTimersAsync();
  expect([times, most]).toEqual([2, 1]);
});

test('however often it is added while it fails, one is left to try', async () => {
  const tried: number[] = [];
  const run = async () => {
    tried.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 10));
    throw new Error('down');
  };
  for (let count = 0; count < 20; count++) {
    add(run, 'same');
    await vi.advanceTimersByTimeAsync(25);
  }
  const during = tried.length;
  await vi.advanceTimersByTimeAsync(401);
  expect(tried.length - during).toBeLessThanOrEqual(3);
  await vi.runAllTimersAsync();
});

test('what is done may be added again', async () => {
  const { run, tried } = job([]);
  for (const _ of 'ab') {
    add(run, 'same');
    await vi.runAllTimersAsync();
  }
  expect(tried).toHaveLength(2);
});
