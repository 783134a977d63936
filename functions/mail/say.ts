import { type Run, sayRuns } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import { isolatedParts } from './isolated';
import { type Code, words } from './words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A text of the catalogue, with its emphasis. */
export function runs(code: Code, parts: Readonly<Record<string, Part>> = {}): readonly Run[] {
  return sayRuns(words, { code, parts: isolatedParts(parts) }, String);
}

/** A text of the catalogue. */
export function say(code: Code, parts?: Readonly<Record<string, Part>>): string {
  return plain(runs(code, parts));
}

/** Without the emphasis. */
export function plain(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** So many milliseconds, in minutes or in hours. */
export function lasting(time: number): string {
  return time < 2 * HOUR ? say('minutes', { n: Math.round(time / MINUTE) }) : say('hours', { n: Math.round(time / HOUR) });
}
