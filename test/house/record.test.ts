/** The command that reads, checks and converts records, as people run it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { games } from '@shared/games/index';
import { parseJson } from '@shared/record/json';
import { parseText } from '@shared/record/text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECORDS } from '../golden/files';

const COMMAND = path.join(import.meta.dirname, '../../functions/local/record.mjs');
const SHORT = path.join(RECORDS, 'pi-duel-2-last-one-098.txt');
const JACK = path.join(RECORDS, 'mr-jack-pocket-random-2-both-seen-013.txt');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
});

afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the command as `npm run record` does. */
async function run(words: readonly string[], input = ''): Promise<Outcome> {
  const child = spawn(process.execPath, [COMMAND, ...words], { stdio: 'pipe' });
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number | null, out, error };
}

async function fileOf(name: string, content: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

function contentOf(file: string): string {
  return readFileSync(file, 'utf8');
}

test('a record that holds is told draw by draw, with what a mail of its start had said', async () => {
  const { code, out } = await run(['verify', SHORT]);
  expect(code).toBe(0);
  const [head, promise, transcript, , heads, ...lines] = out.split('\n');
  expect(head).toMatch(/^P\.I\. Duel, game \S{22}$/);
  expect(promise).toMatch(/^commitment {2}[0-9a-f]{64}$/);
  expect(transcript).toMatch(/^transcript {2}[0-9a-f]{64}$/);
  expect(heads).toMatch(/^version +draw +of +what came out$/);
  expect(lines.filter((line) => /^1 +\S.* {2}follows {2}/.test(line))).toHaveLength(7);
  expect(lines).toContainEqual(expect.stringMatching(/^1 +game 1\/suspects +14 +follows +[\d ]+$/));
  expect(lines.slice(-2)).toEqual([
    'All 7 draws follow from the secret, and all 2 versions come out the same when they are played again.',
    '',
  ]);
});

test.each(['first', 'second-rising', 'second-level', 'duel'])('a record of P.I., %s, holds', async (edition) => {
  const files = readdirSync(RECORDS).filter((name) => name.startsWith(`pi-${edition}-`));
  const { code, out } = await run(['verify', path.join(RECORDS, files[0] ?? '')]);
  expect(code).toBe(0);
  expect(out).toMatch(/\nAll \d+ draws follow from the secret, and all \d+ versions come out the same/);
});

test.each<[what: string, from: RegExp, to: string, wrong: string]>([
  ['a draw', / = \[8,10,/, ' = [10,8,', 'WRONG: version 1, game 1/suspects: what was drawn does not follow from the secret.'],
  ['the secret', /secret 8/, 'secret 9', 'WRONG: the secret is not the one that the commitment promised.'],
  ['a contribution', /"Theo" 5/, '"Theo" 6', 'WRONG: version 1, start: what was drawn does not follow from the secret.'],
  ['an answer', /closed 1 maurice/, 'closed 1 rusty', 'WRONG: version 2: something else came of what was done.'],
  ['the result', /2:0 1:0\n/, '1:0 2:0\n', 'WRONG: version 2: the game did not end like this.'],
])('a record in which %s was altered ends with 1, and says where', async (_, from, to, wrong) => {
  const altered = contentOf(SHORT).replace(from, to);
  expect(altered).not.toBe(contentOf(SHORT));
  const { code, out } = await run(['verify', '-'], altered);
  expect(code).toBe(1);
  expect(out.split('\n')).toContain(wrong);
});

test('a record that is cut to a viewer cannot be checked, and can be shown', async () => {
  const cut = contentOf(SHORT)
    .replace(/\nsecret .*\n/, '\nsight 0\n')
    .replaceAll(/ ~ [^~>]*(?= [~>])/g, '')
    .replace(/\n2 [\s\S]*$/, '\n\nrunning\n');
  const file = await fileOf('cut.txt', cut);
  const checked = await run(['verify', file]);
  expect([checked.code, checked.error]).toEqual([1, '']);
  expect(checked.out).toContain('WRONG: the record is cut to what one viewer may know');
  const shown = await run(['show', file]);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain('Still running, as one viewer may know it.');
});

test('a game is shown: who played how, each move as a sentence, and the last picture', async () => {
  const { code, out } = await run(['show', JACK]);
  expect(code).toBe(0);
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^Mr\. Jack Pocket, rules 1, game \S{22}$/);
  expect(lines).toEqual(
    expect.arrayContaining([
      'roles: random',
      'seat 0: Nora, who added to chance',
      'one suspect is left, and Jack, with his six hourglasses, was seen: 1. Nora, 2. Theo',
      'Jack is        Lestrade',
    ]),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ +22 {2}2026-01-02 10:00:00 {2}Theo played Exchange: Smith and Pizer/));
});

test('either form is converted into the other and back without loss', async () => {
  const json = await run(['convert', SHORT]);
  expect(json.code).toBe(0);
  expect(parseJson(games, json.out)).toEqual(parseText(games, contentOf(SHORT)));
  const back = await run(['convert', '-'], json.out);
  expect(back.out).toBe(contentOf(SHORT));
  expect((await run(['convert', '-', 'json'], json.out)).out).toBe(json.out);
  expect((await run(['convert', SHORT, 'text'])).out).toBe(contentOf(SHORT));
});

test.each<[what: string, from: RegExp, to: string, place: string]>([
  ['is no record', /^[\s\S]*$/, 'Dear diary,\n', '1:1: this is no record of a game.'],
  ['is of a later format', /^casebook 1/, 'casebook 9', '1:10: this record is in a later format than this Casebook reads.'],
  ['is of another game', /title pi/, 'title go', '3:7: this record is of a game, or of rules, that this Casebook does not have.'],
  ['has a date that is none', /created 2026/, 'created never', '6:9: this is not as a record has it.'],
])('a file that %s ends with 2, by line and column', async (_, from, to, place) => {
  const file = await fileOf('broken.txt', contentOf(SHORT).replace(from, to));
  expect(await run(['verify', file])).toEqual({ code: 2, out: '', error: `${file}:${place}\n` });
});

test('a file that is not there ends with 2', async () => {
  const nowhere = path.join(folder, 'nowhere.txt');
  expect(await run(['show', nowhere])).toEqual({ code: 2, out: '', error: `${nowhere} cannot be read (ENOENT).\n` });
});

test('a name that would steer the terminal is made harmless', async () => {
  const { code, out } = await run(['show', '-'], contentOf(SHORT).replace('"Nora"', '"\\u001b[2JNora"'));
  expect(code).toBe(0);
  expect(out).toContain('seat 0: [2JNora');
  expect(out).not.toContain('\u001b');
});

test('help is given, and what makes no sense is answered with the usage', async () => {
  for (const words of [['help'], ['verify', '--help']]) {
    expect(await run(words)).toMatchObject({ code: 0, out: expect.stringMatching(/^Usage: npm run --silent record -- COMMAND/) });
  }
  for (const words of [[], ['verify', 'a', 'b'], ['convert', 'a', 'xml']]) {
    expect(await run(words)).toMatchObject({ code: 2, out: '', error: expect.stringMatching(/^Usage: /) });
  }
});
