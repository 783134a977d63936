import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { codeOf, FolderInUse, StartFailure } from './failure';

const OWNER_ONLY = 0o700;

/** Everybody writes there, each their own. */
const STICKY = 0o1000;

/**
 * Takes a data folder for this process alone, and makes it if there is none; nobody else on the machine may read it. What holds it is a name that the system
 * frees with the process, however that ends; a file beside the games tells others whom to ask.
 * @returns how to give it back.
 * @throws StartFailure if it cannot be written to, or another live process holds it.
 */
export async function claim(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'running');
  await write(folder, () => mkdir(folder, { recursive: true, mode: OWNER_ONLY }));
  await shut(folder);
  const lock = await hold(await nameOf(folder));
  if (lock === undefined) {
    const holder = await readFile(file, 'utf8').catch(() => '?');
    throw new FolderInUse(
      `The data folder ${folder} is in use by process ${holder}: stop that first, or choose another folder with --data.`,
    );
  }
  const release = async (): Promise<void> => {
    await rm(file, { force: true });
    lock.close();
  };
  await write(folder, () => writeFile(file, String(process.pid))).catch(async (error) => {
    await release();
    throw error;
  });
  return release;
}

/** Where it is ours to do so, and no folder for everybody, such as /tmp. */
async function shut(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid?.() || (mode & STICKY) !== 0) return;
  // Some file systems have no such rights.
  await chmod(folder, OWNER_ONLY).catch(() => undefined);
}

/** A name for the folder itself, whatever path leads to it: an abstract socket, which no file system keeps. */
async function nameOf(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `\0casebook data ${dev} ${ino}`;
}

/** Undefined if another process, or this one, holds the name. */
async function hold(name: string): Promise<Server | undefined> {
  const lock = createServer().unref();
  lock.listen(name);
  try {
    await once(lock, 'listening');
    return lock;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

async function write(folder: string, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new StartFailure(`The data folder ${folder} cannot be written to (${code}): choose another one with --data.`);
  }
}
