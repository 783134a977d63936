import { expect } from 'vitest';
import type { Cloud } from './cloud';
import { leaks } from './leaks';
import { trespasses } from './trespasses';

/** Ends it. Nothing secret was said or sent, and nothing asked for that roles do not allow: whatever the tests of a file did. */
export async function endClean(cloud: Cloud): Promise<void> {
  const found = { leaks: await leaks(cloud), trespasses: trespasses(cloud) };
  await cloud.end();
  expect(found).toEqual({ leaks: [], trespasses: [] });
}
