import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');

const FLOORS = ['shared', 'functions', 'web', 'infra', 'test'];
const MADE = ['node_modules', '.next', 'out', 'next-env.d.ts'];

/** Every program text of the house, by its path in the repository. */
export function sources(): readonly string[] {
  return FLOORS.flatMap(filesUnder).filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file));
}

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}
