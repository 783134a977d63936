/** Which files of the export are public, and under which path. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SiteFile {
  /** Within the export, from its root: `/game/index.html`. */
  readonly name: string;
  /** What a request asks for: a page has the name of its folder with a slash behind it. */
  readonly path: string;
  readonly content: Buffer;
}

/** The page that is shown, with status 404, for whatever is not there; nobody finds it under its own name. */
export const MISSING = '/404.html';

/** What the export holds for its own use. */
const HIDDEN = /^\/(404|_not-found)\//;

const PAGE = /\/index\.html$/;

/** All of them, in order of their names. */
export function readFiles(folder: string): readonly SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: `/${path.relative(folder, file).replaceAll(path.sep, '/')}` }))
    .filter(({ name }) => !HIDDEN.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ file, name }) => ({ name, path: name.replace(PAGE, '/'), content: readFileSync(file) }));
}

export function isPage({ path }: SiteFile): boolean {
  return path.endsWith('/');
}
