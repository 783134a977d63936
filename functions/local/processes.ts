/** What Linux tells about processes, from /proc. */

import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './failure';

/** The state of a socket, as /proc/net/tcp writes it. */
const LISTENING = '0A';

/**
 * When a process began, in clock ticks since the machine did: with its number, a name that no later process takes over.
 * Undefined once it is gone, though its parent may not have asked for its end yet.
 */
export function startOf(pid: number): string | undefined {
  const text = read(`/proc/${pid}/stat`);
  const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? undefined : fields[18];
}

/** The words a process was started with; empty if there is none. */
export function commandOf(pid: number): readonly string[] {
  return read(`/proc/${pid}/cmdline`).split('\0').slice(0, -1);
}

/** The numbers of all processes. */
export function processes(): readonly number[] {
  return list('/proc')
    .map((file) => Number(path.basename(file)))
    .filter(Number.isInteger);
}

/** The IPv4 port a process listens on, once it does. */
export function portOf(pid: number): number | undefined {
  const sockets = read(`/proc/${pid}/net/tcp`)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === LISTENING);
  const open = new Set(list(`/proc/${pid}/fd`).map(link));
  const address = sockets.find((fields) => open.has(`socket:[${fields[9]}]`))?.[1];
  return address === undefined ? undefined : Number.parseInt(address.split(':')[1] ?? '', 16);
}

/** Kills a process and waits until it is gone. @throws Error if it may not be killed, or lives on for five seconds. */
export async function kill(pid: number): Promise<void> {
  const started = startOf(pid);
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
  for (let waits = 0; started !== undefined && startOf(pid) === started; waits++) {
    if (waits === 500) throw new Error(`process ${pid} does not end`);
    await pause(10);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}

function link(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
