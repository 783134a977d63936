import { expect, test } from 'vitest';
import type { Database } from '../store/dynamo/database';
import { Refusal } from './refusal';
import { settle } from './settle';

function named(name: string): Error {
  return Object.assign(new Error('x'), { name });
}

/** A database whose writes meet these errors, in order, and then none. */
function meeting(...errors: readonly Error[]): { db: Database; written: () => number } {
  const rest = [...errors];
  let written = 0;
  const db: Database = {
    get: async () => [],
    query: async () => [],
    async write() {
      const error = rest.shift();
      if (error) throw error;
      written++;
    },
    update: async () => {},
    remove: async () => {},
  };
  return { db, written: () => written };
}

const WRITES = [{ remove: { pk: 'a', sk: 'b' } }];

test('what needs no write is decided once', async () => {
  const { db, written } = meeting();
  expect(await settle(db, async () => ({ result: 'so' }))).toBe('so');
  expect(written()).toBe(0);
});

test.each(['ConditionalCheckFailedException', 'TransactionConflictException', 'TimeoutError'])(
  'after a %s it is decided and written again',
  async (name) => {
    const { db, written } = meeting(named(name));
    let decided = 0;
    expect(await settle(db, async () => ({ result: ++decided, writes: WRITES }))).toBe(2);
    expect(written()).toBe(1);
  },
);

test('what was decided after the last try in vain still counts', async () => {
  const { db } = meeting(named('TimeoutError'), named('TimeoutError'));
  let decided = 0;
  const decide = async () => (++decided === 3 ? { result: 'written before' } : { result: 'x', writes: WRITES });
  expect(await settle(db, decide)).toBe('written before');
});

test('after two tries in vain, or when there is too much to do, it gives up', async () => {
  const decide = async () => ({ result: 'x', writes: WRITES });
  const vain = meeting(named('TransactionConflictException'), named('TransactionConflictException'));
  await expect(settle(vain.db, decide)).rejects.toThrow(new Refusal('busy'));
  const throttled = meeting(named('ThrottlingException'));
  await expect(settle(throttled.db, decide)).rejects.toThrow(new Refusal('busy'));
  expect([vain.written(), throttled.written()]).toEqual([0, 0]);
});

test('what nobody expects is not caught', async () => {
  const { db } = meeting(named('ValidationException'));
  await expect(settle(db, async () => ({ result: 'x', writes: WRITES }))).rejects.toThrow('x');
});
