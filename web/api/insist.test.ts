import type { Problem } from '@shared/api/problem';
import { describe, expect, it } from 'vitest';
import { Refused, Unreachable } from './answer';
import { insist, PATIENCE } from './insist';

const REFUSAL: Problem = { type: 'about:blank', title: 'Not your turn', status: 403, code: 'not_your_turn', detail: 'No.' };

/** A task that fails in these ways, one after another, and then succeeds. */
function task(...failures: readonly Error[]) {
  const left = [...failures];
  return async (): Promise<string> => {
    const failure = left.shift();
    if (failure) throw failure;
    return 'done';
  };
}

describe('insisting', () => {
  it('does at once what can be done', async () => {
    const waits: number[] = [];
    expect(await insist(task(), async (wait) => void waits.push(wait))).toBe('done');
    expect(waits).toEqual([]);
  });

  it('waits longer from try to try', async () => {
    const waits: number[] = [];
    await insist(task(new Unreachable(), new Unreachable(), new Unreachable()), async (wait) => void waits.push(wait));
    expect(waits).toEqual([500, 1_000, 2_000]);
  });

  it('waits at least as long as the server asks', async () => {
    const waits: number[] = [];
    await insist(task(new Unreachable(5_000), new Unreachable(0)), async (wait) => void waits.push(wait));
    expect(waits).toEqual([5_000, 1_000]);
  });

  it('takes a refusal for an answer', async () => {
    const waits: number[] = [];
    const refused = insist(task(new Refused(REFUSAL)), async (wait) => void waits.push(wait));
    await expect(refused).rejects.toMatchObject({ problem: { code: 'not_your_turn' } });
    expect(waits).toEqual([]);
  });

  it('gives up after a last try', async () => {
    const failures = Array.from({ length: PATIENCE.length + 1 }, () => new Unreachable());
    await expect(insist(task(...failures), async () => {})).rejects.toBeInstanceOf(Unreachable);
    expect(await insist(task(...failures.slice(1)), async () => {})).toBe('done');
  });
});
