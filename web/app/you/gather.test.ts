import type { Export } from '@shared/api/people';
import { expect, it } from 'vitest';
import { gather } from './gather';

const FIRST = { format: 'casebook/export/1', made: 5, account: { name: 'Ann' }, games: ['a'], left: [], muted: ['m'] } as const;

const PARTS: Readonly<Record<string, Export>> = {
  first: { ...FIRST, next: 'second' },
  second: { games: [], left: ['l'], next: 'third' },
  third: { games: ['b', 'c'], left: [] },
};

it('gathers all parts into one file, and tells how far it is', async () => {
  const told: number[] = [];
  const text = await gather(
    async (next = 'first') => PARTS[next] as Export,
    (games) => told.push(games),
  );
  expect(text).toBe(JSON.stringify({ ...FIRST, games: ['a', 'b', 'c'], left: ['l'] }));
  expect(told).toEqual([1, 1, 3]);
});

it('takes a first part without a next for the whole', async () => {
  expect(
    await gather(
      async () => FIRST,
      () => {},
    ),
  ).toBe(JSON.stringify(FIRST));
});

it('makes no file of less than all', async () => {
  const gathered = gather(
    async (next) => {
      if (next === 'second') throw new Error('lost');
      return PARTS.first as Export;
    },
    () => {},
  );
  await expect(gathered).rejects.toThrow('lost');
});
