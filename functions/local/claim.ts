import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, FolderInUse, StartFailure } from './failure';
import { startOf } from './processes';

/**
 * Takes a data folder for this process alone, and makes it if there is none. What a killed process held is free.
 * @returns how to give it back.
 * @throws StartFailure if it cannot be written to, or another live process holds it.
 */
export async function claim(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'running.json');
  await write(folder, () => mkdir(folder, { recursive: true }));
  const holder = await holderOf(file);
  if (holder !== undefined) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by process ${holder}: stop that first, or choose another folder with --data.`,
    );
  }
  await write(folder, async () => {
    await rm(file, { force: true });
    await writeFile(file, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }), { flag: 'wx' });
  });
  return () => rm(file, { force: true });
}

/** The live process that holds the folder. */
async function holderOf(file: string): Promise<number | undefined> {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as { pid: number; started: string };
    return startOf(pid) === started ? pid : undefined;
  } catch {
    return undefined;
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
