import type { Context } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { worker } from './powertools';

const CONTEXT = {} as Context;

/** All that is written meanwhile to where the log is taken from. */
async function written(act: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = [];
  const spies = [process.stdout, process.stderr].map((out) =>
    vi.spyOn(out, 'write').mockImplementation((line) => lines.push(line) > 0),
  );
  try {
    await act();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join('');
}

test('what a worker throws is told by its name and its place, and not by what it says', async () => {
  const fails = worker(async () => JSON.parse('nora@example.org'));
  const log = await written(() => expect(fails({}, CONTEXT)).rejects.toMatchObject({ name: 'SyntaxError', message: 'failed' }));
  expect(log).toMatch(/SyntaxError/);
  expect(log).toMatch(/powertools\.test/);
  expect(log).not.toMatch(/nora/);
});

test('what it answers is its answer', async () => {
  expect(await worker(async (event: number) => event + 1)(1, CONTEXT)).toBe(2);
});
