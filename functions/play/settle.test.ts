import { expect, test } from 'vitest';
import type { Database } from '../store/dynamo/database';
import { Refusal } from './refusal';
import { CROWD, settle } from './settle';

function named(name: string): Error {
  return Object.assign(new Error('x'), { name });
}

/** A database whose writes meet these errors, in order, and then none. */
function meeting(...errors: readonly Error[]): { db: Database; written: () => number; left: () => number } {
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
    updateOnce: async () => {},
    remove: async () => {},
  };
  return { db, written: () => written, left: () => rest.length };
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

test('a crowd is waited for as long as the writes are answered', async () => {
  const decide = async () => ({ result: 'x', writes: WRITES });
  const crowded = Array.from({ length: CROWD - 1 }, (_, at) =>
    named(at % 2 === 0 ? 'ConditionalCheckFailedException' : 'TransactionConflictException'),
  );
  const answered = meeting(...crowded);
  expect(await settle(answered.db, decide, CROWD)).toBe('x');
  expect(answered.written()).toBe(1);
});

test('after two writes without an answer it gives up, whatever came between them, unless they were done', async () => {
  const lost = named('TimeoutError');
  const conflict = named('TransactionConflictException');
  const vain = meeting(lost, conflict, conflict, lost);
  let decided = 0;
  const settled = settle(vain.db, async () => ({ result: ++decided, writes: WRITES }), CROWD);
  await expect(settled).rejects.toThrow(new Refusal('busy'));
  expect([decided, vain.written()]).toEqual([5, 0]);
  const done = meeting(lost, lost);
  const known = async () => ({ result: 'x', ...(done.left() > 0 ? { writes: WRITES } : {}) });
  expect(await settle(done.db, known, CROWD)).toBe('x');
});

test('what nobody expects is not caught', async () => {
  const { db } = meeting(named('ValidationException'));
  await expect(settle(db, async () => ({ result: 'x', writes: WRITES }))).rejects.toThrow('x');
});
