/** What follows from writes, as one process does it: one kind of work holds up no other. */

import { games } from '@shared/games/index';
import { expect, test } from 'vitest';
import { startWork } from '../../functions/local/work';
import type { Mail } from '../../functions/mail/letter';
import { createAccount } from '../../functions/store/account';
import { askMail, idOfMail } from '../../functions/store/code';
import { dueFrom } from '../../functions/store/due';
import { database } from '../../functions/store/dynamo/database';
import { accountKey } from '../../functions/store/keys';
import { startTable, TABLE_NAME } from '../support/table';

test('a mail server that hangs holds up neither publishing nor what is not mail', async () => {
  const table = await startTable();
  let hanging = 0;
  const mail: Mail = {
    base: 'https://casebook.example',
    send() {
      hanging++;
      return new Promise(() => {});
    },
  };
  const nothing = { push: () => new Promise<never>(() => {}), post: () => new Promise<never>(() => {}) };
  const out = { mail, pusher: nothing, hook: nothing, base: mail.base };
  const failures: unknown[] = [];
  const work = startWork(database(table.client, TABLE_NAME), games, out, (failure) => failures.push(failure));
  const { world } = work;
  const [asked, until] = [world.now(), world.now() + 60_000];
  for (let at = 0; at < 9; at++) {
    const email = `player-${at}@example.com`;
    await world.db.write([
      askMail(idOfMail('sign-in', email), { kind: 'sign-in', email, asked, until, expires: Math.ceil(until / 1000) }),
    ]);
  }
  await world.db.write([
    createAccount('p', { name: 'Nora', guest: true, timeZone: 'UTC', created: 1, leaving: 2, ...dueFrom('p', 2) }),
  ]);
  const isGone = async (): Promise<boolean> => (await world.db.get(accountKey('p')))[0] === undefined;
  while (!(await isGone()) || hanging < 4);
  expect(failures).toEqual([]);
  await work.stop();
  await table.stop();
});
