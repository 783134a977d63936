/** All that is tried, in order, told as it goes. */

import { ANSWERS } from './answers';
import { type Check, type Ground, lineOf, type Outcome, tried } from './check';
import { gameChecks } from './game';
import { Line, Wrong } from './line';
import { MAIL } from './mail';
import { NETWORK } from './network';
import { PAGES } from './pages';
import { linesOfTimes } from './times';
import type { Command } from './words';

/** Milliseconds that all of it may take. */
const LONGEST = 5 * 60_000;

/** @returns whether nothing failed */
export async function run(command: Command, print: (line: string) => void): Promise<boolean> {
  const { address } = command;
  const line = new Line(address, AbortSignal.timeout(LONGEST));
  const silence = await silenceOf(line);
  if (silence !== undefined) {
    print(silence);
    return false;
  }
  const ground: Ground = { ...command, line, isHttps: address.startsWith('https:') };
  const checks: readonly Check[] = [...gameChecks(), ...PAGES, ...ANSWERS, ...NETWORK, ...MAIL];
  const many: Record<Outcome, number> = { passed: 0, failed: 0, 'not here': 0, look: 0 };
  for (const check of checks) {
    const result = await tried(check, ground);
    many[result.outcome]++;
    print(lineOf(result));
  }
  for (const times of linesOfTimes(line.times)) print(times);
  print(`${many.passed} passed, ${many.failed} failed, ${many['not here']} cannot be tried here, ${many.look} to look at.`);
  return many.failed === 0;
}

/** Why nothing can be tried: nobody answers there. */
async function silenceOf(line: Line): Promise<string | undefined> {
  try {
    await line.ask('/');
    return undefined;
  } catch (error) {
    if (error instanceof Wrong) return error.message;
    throw error;
  }
}
