import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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
  const own = `${file}.${process.pid}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
    while (!(await isLinked(own, file))) await removeStale(folder, file, `${own}.stale`);
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new StartFailure(`The data folder ${folder} cannot be written to (${code}): choose another one with --data.`);
  } finally {
    await rm(own, { force: true }).catch(() => {}); // where nothing can be written, nothing was
  }
  return () => rm(file, { force: true });
}

/** A link is made whole or not at all, and never over another: of two who start at once, one gets the folder. */
async function isLinked(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's claim out of the way; a live one that took its place meanwhile is put back. */
async function removeStale(folder: string, file: string, aside: string): Promise<void> {
  await refuseHeld(folder, file);
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  try {
    await refuseHeld(folder, aside);
  } catch (error) {
    await isLinked(aside, file);
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/** @throws FolderInUse if the process that made this claim lives. */
async function refuseHeld(folder: string, claimed: string): Promise<void> {
  const holder = await holderOf(claimed);
  if (holder === undefined) return;
  throw new FolderInUse(
    `The data folder ${folder} is in use by process ${holder}: stop that first, or choose another folder with --data.`,
  );
}

/** The live process that made a claim. */
async function holderOf(file: string): Promise<number | undefined> {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as { pid: number; started: string };
    return startOf(pid) === started ? pid : undefined;
  } catch {
    return undefined;
  }
}
