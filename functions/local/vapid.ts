/** The keys with which this machine signs notices to browsers: made once, and kept beside the games. */

import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeKeys, parseKeys, printKeys, type VapidKeys } from '../push/keys';
import { codeOf, StartFailure } from './failure';

/** In the data folder. Nobody but its owner may read it. */
const NAME = 'vapid';
const OWNER_ONLY = 0o600;

/**
 * The keys of a data folder that this process holds.
 *
 * ```
 * write beside -- to the disk -- rename
 *       |                          +--> they are there, whole
 *       +-----------------------------> killed: none are there, and the next start begins again
 * ```
 * @throws StartFailure if they cannot be read or kept, or something else stands there: browsers know no others.
 */
export function vapidKeys(data: string): VapidKeys {
  const file = path.join(data, NAME);
  const text = readIfThere(file);
  if (text === undefined) return keep(file, makeKeys());
  const keys = parseKeys(text);
  if (keys) return keys;
  throw new StartFailure(
    `${file} holds no keys: bring it back from a backup, or remove it, and everybody has to switch on notices in their browser anew.`,
  );
}

/** Where push services find whoever sends: the site, if they can reach it, or whom its mail is from. */
export function subjectOf(base: string, from: string): string {
  return base.startsWith('https:') ? base : `mailto:${/[^\s<>]+@[^\s<>]+/.exec(from)?.[0]}`;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw unusable(file, error);
  }
}

function keep(file: string, keys: VapidKeys): VapidKeys {
  const beside = `${file}.new`;
  try {
    const open = openSync(beside, 'w', OWNER_ONLY);
    try {
      writeSync(open, `${printKeys(keys)}\n`);
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
    renameSync(beside, file);
    return keys;
  } catch (error) {
    throw unusable(file, error);
  }
}

function unusable(file: string, error: unknown): unknown {
  const code = codeOf(error);
  return code === undefined ? error : new StartFailure(`The keys in ${file} cannot be used (${code}).`);
}
