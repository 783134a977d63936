import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Later } from '../publish/later';
import { type Pace, type Queue, startQueue } from './queue';

const PACE: Pace = { hands: 2, first: 100, longest: 400, tries: 6 };

let queue: Queue;
let failures: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  failures = [];
  queue = startQueue((_, error) => failures.push(error), PACE);
});

afterEach(() => {
  vi.useRealTimers();
});

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
  queue.add({ name: 'test', run });
  expect(tried).toEqual([]);
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0]);
});

test('what fails is tried again, with longer pauses up to the longest', async () => {
  const { run, tried } = job(Array.from({ length: 5 }, () => new Error('down')));
  queue.add({ name: 'test', run });
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0, 100, 300, 700, 1100, 1500]);
  expect(failures).toHaveLength(5);
});

test('what never succeeds is given up', async () => {
  const { run, tried } = job(Array.from({ length: 50 }, () => new Error('down')));
  queue.add({ name: 'test', run });
  await vi.runAllTimersAsync();
  expect(tried).toHaveLength(6);
});

test('what is to come later comes then, and is no failure', async () => {
  const { run, tried } = job([new Later(5_000), new Later(10_000)]);
  queue.add({ name: 'test', run });
  await vi.runAllTimersAsync();
  expect(tried).toEqual([0, 5_000, 15_000]);
  expect(failures).toEqual([]);
});

test('one that fails keeps no other from being done', async () => {
  const [bad, good] = [job(Array.from({ length: 4 }, () => new Error('down'))), job([])];
  for (const { run } of [bad, bad, bad, good]) queue.add({ name: 'test', run });
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
  for (let count = 0; count < 7; count++) queue.add({ name: 'test', run });
  await vi.runAllTimersAsync();
  expect([now, most]).toEqual([0, 2]);
});

test('a stop waits for what is under way and begins nothing more', async () => {
  const done: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    done.push('slow');
  };
  for (const _ of 'ab') queue.add({ name: 'slow', run: slow });
  queue.add({ name: 'late', run: async () => void done.push('late') });
  queue.add({ name: 'bad', run: job([new Error('down')]).run });
  await vi.advanceTimersByTimeAsync(1);
  const stopped = queue.stop();
  await vi.runAllTimersAsync();
  await stopped;
  expect(done).toEqual(['slow', 'slow']);
});
