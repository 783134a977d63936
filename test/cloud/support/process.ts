/** One process of a function: handles one event at a time, and does nothing in between. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Plan } from './function';

const RUNTIME = path.join(import.meta.dirname, 'runtime.mjs');

export type Reply = { readonly answer?: unknown } | { readonly error: { readonly type: string; readonly message: string } };

export interface Process {
  handle(work: object): Promise<Reply>;
  /** Tells it, while it is at work, how far its clock is ahead of the system's. Milliseconds. */
  setClock(ahead: number): void;
  isAlive(): boolean;
  /** It does nothing more, as in a loop without end, until it is killed. */
  hang(): void;
  /** Resolves when it is gone. `reply`: what comes of the event that it was at work on. */
  kill(reply?: Reply): Promise<void>;
}

/** Where functions run Node is newer, and the SDK has nothing to warn of. */
const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

const GONE: Reply = { error: { type: 'Runtime.ExitError', message: 'the process is gone' } };

/** It is frozen after each event: what it has not done by then is not done. `say` is told each line it prints. */
export function startProcess(
  { folder, handler }: Plan,
  environment: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Process {
  const [file = '', name = ''] = handler.split('.');
  const child = spawn(process.execPath, [RUNTIME, path.join(folder, `${file}.mjs`), name], {
    cwd: folder,
    env: { ...environment, ...QUIET } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const said of [child.stdout, child.stderr]) if (said) createInterface(said).on('line', say);
  let last = GONE;
  const gone = once(child, 'exit').then(() => last);
  return {
    async handle(work) {
      signal(child, 'SIGCONT');
      child.send(work, () => {});
      const reply = await Promise.race([once(child, 'message').then(([reply]) => reply as Reply), gone]);
      signal(child, 'SIGSTOP');
      return reply;
    },
    setClock(ahead) {
      child.send({ ahead }, () => {});
    },
    isAlive: () => isAlive(child),
    hang: () => signal(child, 'SIGSTOP'),
    async kill(reply = GONE) {
      last = reply;
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

/** What makes it go on, and what makes it stand still. */
function signal(child: ChildProcess, name: 'SIGCONT' | 'SIGSTOP'): void {
  if (child.pid !== undefined && isAlive(child)) process.kill(child.pid, name);
}
