/** What people call themselves, in a line that says something else. */

import type { Names } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import { inLine } from './columns';

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Rohg}]/u;

/** First strong isolate, and its end: whatever stands beside keeps its place. */
const [BEGIN, END] = ['\u2068', '\u2069'];

/** A name that disturbs nothing beside it: it ends no line, and is read from right to left by itself alone. */
export function isolated(name: string): string {
  const line = inLine(name);
  return RIGHT_TO_LEFT.test(line) ? `${BEGIN}${line}${END}` : line;
}

/** Names that disturb nothing beside them. */
export function isolatedNames(names: Names): Names {
  return (seat) => isolated(names(seat));
}

/** What fills the gaps of a sentence, and disturbs nothing beside it. */
export function isolatedParts(parts: Readonly<Record<string, Part>>): Readonly<Record<string, Part>> {
  return Object.fromEntries(Object.entries(parts).map(([gap, part]) => [gap, isolatedPart(part)]));
}

function isolatedPart(part: Part): Part {
  if (typeof part === 'string') return isolated(part);
  return typeof part === 'object' && 'list' in part ? { list: part.list.map(isolatedPart) } : part;
}
