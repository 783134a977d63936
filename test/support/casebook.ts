/** Casebook as people start it: a process of its own on a data folder of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const START = path.join(import.meta.dirname, '../../functions/local/start.mjs');

export interface Casebook {
  /** Without a slash at the end. */
  readonly address: string;
  readonly process: ChildProcess;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
  /** Ends the server, and with it the database, as a power cut does. */
  kill(): Promise<void>;
}

/** How a start ended that did not come up. */
export interface Refusal {
  readonly code: number | null;
  readonly said: string;
}

export interface Circumstances {
  /** For Node itself. */
  readonly node?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
}

/** Starts on a folder, on any free port unless told otherwise. @throws Error with all it said if it does not come up. */
export async function startCasebook(data: string, port = 0, circumstances?: Circumstances): Promise<Casebook> {
  const outcome = await tryCasebook(['--data', data, '--port', String(port)], circumstances);
  if ('said' in outcome) throw new Error(outcome.said);
  return outcome;
}

export async function tryCasebook(
  words: readonly string[],
  { node = [], environment = process.env }: Circumstances = {},
): Promise<Casebook | Refusal> {
  const child = spawn(process.execPath, [...node, START, ...words], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said: string[] = [];
  const up = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const address = /^Casebook is at (\S+)\/ /.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const closed = once(child, 'close').then(([code]): Refusal => ({ code, said: said.join('\n') }));
  const outcome = await Promise.race([up, closed]);
  if (typeof outcome !== 'string') return outcome;
  const end = (signal: NodeJS.Signals) => async (): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return { address: outcome, process: child, stop: end('SIGINT'), kill: end('SIGKILL') };
}
