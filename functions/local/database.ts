/**
 * The database of one machine: dynoxide on a file of the data folder, or the DynamoDB-compatible server that
 * DYNAMODB_ENDPOINT names.
 */

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants, statSync } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { claim } from './claim';
import { StartFailure } from './failure';
import { commandOf, kill, portOf, processes } from './processes';

type Process = ChildProcessByStdio<null, null, Readable>;

export interface Database {
  readonly endpoint: string;
  /** Undefined of a server that was there already. */
  readonly pid: number | undefined;
  /** Settles when the process is gone, asked to or not. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Looks at whether it listens, and milliseconds between two: half a minute in all. */
const PATIENCE = 3_000;
const PAUSE = 10;

/** How much of what it says is kept, in characters: the end. */
const COMPLAINT = 2_000;

const PLATFORM = `${process.platform}-${process.arch}`;

/**
 * Starts the database on a folder and waits until it listens. A database that a killed process left running on this
 * folder is ended first; what it had acknowledged is there.
 * @throws StartFailure
 */
export async function startDatabase(folder: string, endpoint = process.env.DYNAMODB_ENDPOINT): Promise<Database> {
  if (endpoint) return { endpoint, pid: undefined, ended: new Promise(() => {}), stop: async () => {} };
  const program = await findProgram();
  const release = await claim(folder);
  try {
    const file = await fileIn(folder);
    await endLeftovers(file);
    const { child, port } = await launch(program, file);
    return { endpoint: addressAt(port), pid: child.pid, ...ending(child, release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function findProgram(): Promise<string> {
  if (PLATFORM !== 'linux-x64') {
    throw new StartFailure(
      `The embedded database runs on Linux x64, and this is ${PLATFORM}: start any DynamoDB-compatible server and set DYNAMODB_ENDPOINT to its address.`,
    );
  }
  try {
    const program = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');
    await access(program, constants.X_OK);
    return program;
  } catch {
    throw new StartFailure('The embedded database is not installed: run npm ci --include=optional.');
  }
}

/** Where the database listens that another live process has started on a folder; undefined while none does. */
export async function findDatabase(folder: string): Promise<string | undefined> {
  const file = await fileIn(folder);
  const [port] = runningOn(file).flatMap((pid) => portOf(pid) ?? []);
  return port === undefined ? undefined : addressAt(port);
}

/** Ends every database that still runs on this very file; its owner is gone, or the folder would not be ours. */
async function endLeftovers(file: string): Promise<void> {
  for (const pid of runningOn(file)) await endLeftover(pid, file);
}

function runningOn(file: string): number[] {
  return processes().filter((pid) => {
    const command = commandOf(pid);
    const isOurs = command.some((word) => path.basename(word) === 'dynoxide') && command.at(-1) === file;
    return isOurs && isSameFile(file, `/proc/${pid}/root${file}`);
  });
}

async function fileIn(folder: string): Promise<string> {
  return path.join(await realpath(folder), 'casebook.sqlite');
}

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}

async function endLeftover(pid: number, file: string): Promise<void> {
  try {
    await kill(pid);
  } catch {
    throw new StartFailure(`Process ${pid} still runs on ${file} and cannot be ended from here: end it, then start again.`);
  }
}

/** A container may have another file under the same name. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

/** Lets the system choose the port, so that no other program can take it in between. */
async function launch(program: string, file: string): Promise<{ child: Process; port: number }> {
  const child = await run(program, ['serve', '--host', '127.0.0.1', '--port', '0', '--db-path', file]);
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    complaint = (complaint + part).slice(-COMPLAINT);
  });
  for (let waits = 0; waits < PATIENCE && child.exitCode === null && child.signalCode === null; waits++) {
    const port = portOf(child.pid as number);
    if (port !== undefined) return { child, port };
    await pause(PAUSE);
  }
  child.kill('SIGKILL');
  throw new StartFailure(`The database did not start: ${complaint.trim().replaceAll('\n', ' ') || 'it does not listen.'}`);
}

/**
 * In a process group of its own, so that Ctrl-C reaches the server alone, which ends the database last;
 * and tied to this process where setpriv can do that, so that both end together when this one is killed.
 */
async function run(program: string, words: readonly string[]): Promise<Process> {
  const tie = ['--pdeathsig', 'KILL'];
  const canTie = spawnSync('setpriv', [...tie, 'true']).status === 0;
  const child = spawn(canTie ? 'setpriv' : program, canTie ? [...tie, program, ...words] : words, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(child, 'spawn');
  return child;
}

/** It is asked to end, and killed if it takes its time: neither loses anything. */
function ending(child: Process, release: () => Promise<void>): Pick<Database, 'ended' | 'stop'> {
  const ended = once(child, 'exit').then(release);
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 2_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}
