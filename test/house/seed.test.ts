/** A Casebook as people start it tells nobody the seed of a game that is running: not in what it prints, nor on a page, nor in an answer. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@shared/games/index';
import { drawKey } from '@shared/random';
import { readRecord } from '@shared/record/read';
import { transcriptOf } from '@shared/record/transcript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Casebook, startCasebook } from '../support/casebook';
import { formsOf, found } from '../support/seed';
import { playOn, sitDown } from '../support/table-play';
import { Visitor } from '../support/visitor';

let data: string;
let casebook: Casebook;
const printed: string[] = [];

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  casebook = await startCasebook(data);
  for (const stream of [casebook.process.stdout, casebook.process.stderr]) {
    stream?.on('data', (part) => printed.push(String(part)));
  }
});

afterAll(async () => {
  await casebook.stop();
  await rm(data, { recursive: true });
});

async function page(at: string): Promise<string> {
  const answer = await fetch(`${casebook.address}${at}`);
  expect([at, answer.status]).toEqual([at, 200]);
  return `${[...answer.headers].join('\n')}\n${await answer.text()}`;
}

test('a whole game leaves its seed nowhere but in the database, until it is over', { timeout: 120_000 }, async () => {
  const somebody = await Visitor.at(casebook.address);
  const table = await sitDown(somebody, { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 });
  // No game is over before its first round.
  await playOn(table, { seed: 4, moves: 3 });
  const seen: string[] = [];
  for (const at of ['/', '/game/', '/record/', '/check/', '/you/', '/mailbox']) seen.push(await page(`${at}?id=${table.id}`));
  for (const visitor of [...table.players, somebody]) seen.push(...visitor.received);
  seen.push(...printed);

  await playOn(table, { seed: 4 });
  const { text } = await somebody.ask(`/api/games/${table.id}/record`);
  const record = readRecord(games, text);
  const secret = record.secret ?? '';
  const seeds = formsOf(Buffer.from(secret, 'hex'), Buffer.from(drawKey(secret, transcriptOf(record))));
  expect(found(text, seeds)).toContain(secret);
  expect(found(seen.join('\n'), seeds)).toEqual([]);
  await casebook.stop();
  expect(found(printed.join('\n'), seeds)).toEqual([]);
});
