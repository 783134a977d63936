/** A record in either form. */

import type { Registry } from '../games';
import { parseJson } from './json';
import { RecordError, type RecordedGame } from './record';
import { parseText } from './text';

/** Longer than any game, in UTF-16 units. */
const LIMIT = 2_000_000;

/** The record that a text holds, as JSON or in the text form. @throws RecordError, and nothing else */
export function readRecord(registry: Registry, text: string): RecordedGame {
  if (text.length > LIMIT) throw new RecordError('too_long', 1, 1);
  return /^\s*\{/.test(text) ? parseJson(registry, text) : parseText(registry, text);
}
