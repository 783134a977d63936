/** A record in either form. */

import type { Registry } from '../games';
import { parseJson } from './json';
import { RecordError, type RecordedGame } from './record';
import { parseText } from './text';

/** Longer than any game that anybody has played to its end: some 30,000 moves. In UTF-16 units. */
const LIMIT = 8_000_000;

/** What some editors put before a text. */
const BYTE_ORDER = '\ufeff';

/** Whether a text that holds a record has it as JSON. */
export function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** The record that a text holds, as JSON or in the text form. @throws RecordError, and nothing else */
export function readRecord(registry: Registry, text: string): RecordedGame {
  if (text.length > LIMIT) throw new RecordError('too_long', 1, 1);
  const marked = text.startsWith(BYTE_ORDER) ? text.slice(BYTE_ORDER.length) : text;
  return isJson(marked) ? parseJson(registry, marked) : parseText(registry, marked);
}
