import { IntlMessageFormat } from 'intl-messageformat';
import type { Seat } from '../game';
import type { Catalogue, Part, Sentence } from './sentence';

/** A stretch of a sentence; `strong` where the catalogue says `<b>`. */
export interface Run {
  readonly text: string;
  readonly strong?: true;
}

/** What a seat is called. */
export type Names = (seat: Seat) => string;

/** What everything is said in, as a BCP 47 tag. */
export const LANGUAGE = 'en-GB';
const formats = new Map<string, IntlMessageFormat>();

/** The sentence in plain text. Codes the catalogue lacks are said as they are. */
export function say(catalogue: Catalogue, sentence: Sentence, names: Names): string {
  return sayRuns(catalogue, sentence, names)
    .map((run) => run.text)
    .join('');
}

/** The sentence as runs of text, for places that can show emphasis. */
export function sayRuns(catalogue: Catalogue, sentence: Sentence, names: Names): readonly Run[] {
  const text = own(catalogue, sentence.code);
  if (text === undefined) return [{ text: sentence.code }];
  const gaps = Object.entries(sentence.parts ?? {}).map(([name, part]) => [name, fill(catalogue, part, names)]);
  const said = format(text).format<Run>({
    ...Object.fromEntries(gaps),
    b: (runs) => ({ text: runs.map(textOf).join(''), strong: true }),
  });
  return [said].flat().map((piece) => (typeof piece === 'string' ? { text: piece } : piece));
}

function own(catalogue: Catalogue, code: string): string | undefined {
  return Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
}

function textOf(run: string | Run): string {
  return typeof run === 'string' ? run : run.text;
}

function fill(catalogue: Catalogue, part: Part, names: Names): string | number {
  if (typeof part !== 'object') return part;
  if ('seat' in part) return names(part.seat);
  if ('term' in part) return own(catalogue, part.term) ?? part.term;
  return new Intl.ListFormat(LANGUAGE).format(part.list.map((item) => String(fill(catalogue, item, names))));
}

function format(text: string): IntlMessageFormat {
  const known = formats.get(text);
  if (known) return known;
  const made = new IntlMessageFormat(text, LANGUAGE);
  formats.set(text, made);
  return made;
}
