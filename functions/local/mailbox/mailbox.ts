/** The mail of a machine without a server for it: kept in a folder, newest first, to be read at /mailbox. */

import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { envelopeOf } from '../../mail/envelope';
import type { Letter, Mail } from '../../mail/letter';

/** A letter that was sent. */
export interface Kept extends Pick<Letter, 'to' | 'subject' | 'text' | 'html'> {
  /** What its files are called. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Mailbox extends Mail {
  /** The newest first. */
  list(): Promise<readonly Kept[]>;
  read(name: string): Promise<Kept | undefined>;
}

/** Letters that are kept. */
const MOST = 500;

/** What a process that was killed had not finished. */
const UNFINISHED = '.new';

/**
 * A mailbox in a folder, which need not be there, and which nobody else on the machine may read. Each letter is a file as it would have gone out, and one with what the
 * page shows. The same letter sent again takes the place of the one before.
 */
export function openMailbox(base: string, from: string, folder: string, now: () => number): Mailbox {
  prepare(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  const read = async (name: string): Promise<Kept | undefined> => {
    if (!/^[\w-]{22}$/.test(name)) return undefined;
    const text = await readFile(path.join(folder, `${name}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : { ...JSON.parse(text), name };
  };

  const list = async (): Promise<readonly Kept[]> => {
    const letters = (await Promise.all((await namesIn(folder)).map(read))).flatMap((letter) => letter ?? []);
    return letters.sort((one, other) => other.at - one.at);
  };

  return {
    base,
    list,
    read,
    async send(letter) {
      const { to, subject, text, html, id } = letter;
      const { message } = await composer.sendMail(envelopeOf(letter, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('a letter was not composed');
      const file = path.join(folder, nameOf(id));
      await put(`${file}.eml`, message);
      await put(`${file}.json`, JSON.stringify({ to, subject, text, html, at: now() }));
      await prune(folder);
    },
  };
}

function nameOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22);
}

function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const unfinished = readdirSync(folder).filter((file) => file.endsWith(UNFINISHED));
  for (const file of unfinished) rmSync(path.join(folder, file), { force: true });
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json'));
}

/** The oldest go, as their files tell. */
async function prune(folder: string): Promise<void> {
  const files = (await namesIn(folder)).map((name) => path.join(folder, name));
  if (files.length <= MOST) return;
  const dated = await Promise.all(files.map(async (file) => ({ file, at: await writtenAt(`${file}.json`) })));
  dated.sort((one, other) => other.at - one.at);
  for (const { file } of dated.slice(MOST)) await forget(file);
}

/** Epoch milliseconds; of a file that is gone already, the beginning of time. */
async function writtenAt(file: string): Promise<number> {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs;
}

/** All of it or nothing, whenever the process ends. */
async function put(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}${UNFINISHED}`, content, { mode: 0o600 });
  await rename(`${file}${UNFINISHED}`, file);
}

async function forget(file: string): Promise<void> {
  for (const end of ['json', 'eml']) await rm(`${file}.${end}`, { force: true });
}
