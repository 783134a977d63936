/** One thing that is tried, and what came of it. */

import type { Line } from './line';

/** What is tried. */
export interface Ground {
  readonly line: Line;
  /** Without a slash at the end. */
  readonly address: string;
  readonly isHttps: boolean;
  /** API Gateway's own address, if it was given. */
  readonly api: string | undefined;
  /** Somebody who reads mail there. */
  readonly mail: string | undefined;
  /** Whether to use up what this network may do in an hour. */
  readonly limits: boolean;
}

export interface Check {
  /** What is so if it passes. */
  readonly says: string;
  /** What is worth telling besides, or undefined. @throws Wrong, NotHere */
  readonly run: (ground: Ground) => Promise<string | undefined>;
}

export type Outcome = 'passed' | 'failed' | 'not here' | 'look';

/** It cannot be tried there, and why. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

/** A person has to look at it, and at what. */
export class Look extends Error {
  override readonly name = 'Look';
}

export interface Result {
  readonly outcome: Outcome;
  readonly says: string;
  readonly more: string | undefined;
}

/** Whatever is thrown is a failure: what is tried may do anything. */
export async function tried({ says, run }: Check, ground: Ground): Promise<Result> {
  try {
    return { outcome: 'passed', says, more: await run(ground) };
  } catch (error) {
    const outcome = error instanceof NotHere ? 'not here' : error instanceof Look ? 'look' : 'failed';
    return { outcome, says, more: error instanceof Error ? error.message : String(error) };
  }
}

export function lineOf({ outcome, says, more }: Result): string {
  return `${outcome.padEnd(9)} ${says}${more === undefined ? '' : `\n${' '.repeat(10)}${more}`}`;
}
