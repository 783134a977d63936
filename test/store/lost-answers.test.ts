/** What is counted or claimed while the wire to the database loses answers. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../functions/aws/call';
import { standIn } from '../../functions/local/stand-in';
import { countTry } from '../../functions/store/code';
import { countOne } from '../../functions/store/count';
import { dynamo } from '../../functions/store/dynamo/client';
import { type Database, database } from '../../functions/store/dynamo/database';
import { isUnanswered } from '../../functions/store/dynamo/errors';
import { codeKey, countKey } from '../../functions/store/keys';
import { claimNotice, giveBack, type Notice } from '../../functions/store/notice';
import { startWire, type Wire } from '../support/faults';
import { startTable, TABLE_NAME, type Table } from '../support/table';

let table: Table;
let wire: Wire;
let client: Caller;
let db: Database;
let last = 0;

beforeAll(async () => {
  table = await startTable();
  wire = await startWire(table.endpoint);
  client = dynamo(standIn(wire.address));
  db = database(client, TABLE_NAME);
});

beforeEach(() => {
  last++;
  wire.sent.length = 0;
});

afterAll(async () => {
  client.destroy();
  wire.stop();
  await table.stop();
});

const LEASE = 60_000;

test('a try of a code whose answer is lost counts once', async () => {
  const id = `code ${last}`;
  await db.write([{ put: { ...codeKey(id), code: 'x', tries: 0 } }]);
  wire.faults.set('UpdateItem', ['unanswered']);
  await expect(countTry(db, id)).rejects.toSatisfy(isUnanswered);
  expect(await db.get(codeKey(id))).toMatchObject([{ tries: 1 }]);
});

test('so does what is limited, and one that was turned away is counted all the same', async () => {
  const counted = { what: 'x', whom: `w${last}`, end: 9 };
  wire.faults.set('UpdateItem', ['unanswered']);
  await expect(countOne(db, counted, 5)).rejects.toSatisfy(isUnanswered);
  wire.faults.set('UpdateItem', ['throttled']);
  expect(await countOne(db, counted, 5)).toBe(true);
  expect(await db.get(countKey(counted.what, counted.whom, counted.end))).toMatchObject([{ done: 2 }]);
});

test('a claim whose answer is lost is known again by whoever made it, and holds against others', async () => {
  const notice: Notice = { whom: `p${last}`, what: 'x', kept: LEASE };
  wire.faults.set('UpdateItem', ['unanswered']);
  expect(await claimNotice(db, notice, 'one', LEASE, 1_000)).toEqual({ of: 'us' });
  expect(wire.sent).toEqual(['UpdateItem', 'UpdateItem', 'BatchGetItem']);
  expect(await claimNotice(db, notice, 'other', LEASE, 2_000)).toEqual({ of: 'others', until: 61_000 });
});

test('a claim is given back by whoever has it, and by nobody who had it before', async () => {
  const notice: Notice = { whom: `p${last}`, what: 'x', kept: LEASE };
  await claimNotice(db, notice, 'one', LEASE, 1_000);
  await claimNotice(db, notice, 'other', LEASE, 61_000);
  await giveBack(db, notice, 'one');
  expect(await claimNotice(db, notice, 'third', LEASE, 62_000)).toMatchObject({ of: 'others' });
  await giveBack(db, notice, 'other');
  expect(await claimNotice(db, notice, 'third', LEASE, 62_000)).toEqual({ of: 'us' });
});
