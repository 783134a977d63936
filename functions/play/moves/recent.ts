/** The last few commands of a seat, so that one that comes again is known: `<key>.<body>.<version>`, hashes cut short. */

import { hash, hashOf } from '../hash';
import { Refusal } from '../refusal';

const KEPT = 4;
const LENGTH = 8;

/**
 * The version that the command under this key made; undefined if the key is new.
 * @throws Refusal `key_reused` if the key came with another body.
 */
export function recall(kept: string, key: string, body: unknown): number | undefined {
  for (const entry of entries(kept)) {
    const [oldKey, oldBody, version] = entry.split('.');
    if (oldKey !== short(hash(key))) continue;
    if (oldBody !== short(hashOf(body))) throw new Refusal('key_reused');
    return Number(version);
  }
  return undefined;
}

/** What is kept after one more command. */
export function remember(kept: string, key: string, body: unknown, version: number): string {
  const entry = `${short(hash(key))}.${short(hashOf(body))}.${version}`;
  return [...entries(kept), entry].slice(-KEPT).join(' ');
}

function entries(kept: string): string[] {
  return kept.split(' ').filter(Boolean);
}

function short(hashed: string): string {
  return hashed.slice(0, LENGTH);
}
