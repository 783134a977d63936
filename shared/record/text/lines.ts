/** A text, line after line. */

import { type Piece, wrong } from '../place';
import type { RecordFault } from '../record';

export interface Lines {
  readonly all: readonly string[];
  /** Whether the next line begins like this. */
  begins(start: string): boolean;
  /** @throws RecordError `missing` after the last */
  next(): Piece;
  /** What follows this word and a blank in the next line. @throws RecordError `missing`, or this fault, if it is another line */
  value(word: string, fault?: RecordFault): Piece;
  /** Passes over an empty line. @throws RecordError `missing` if it is not empty */
  blank(): void;
  /** The lines up to the next empty one, which is passed over: one at least. @throws RecordError `missing` */
  section(): readonly Piece[];
}

/** Lines may end in `\r\n`; the last one may lack its end, or have two. */
export function linesOf(text: string): Lines {
  const all = text.replaceAll('\r\n', '\n').split('\n');
  if (all.at(-1) === '') all.pop();
  if (all.at(-1) === '') all.pop();
  let at = 0;

  const lineAt = (index: number): Piece => ({ text: all[index] ?? '', line: index + 1, column: 1 });

  function next(fault?: RecordFault): Piece {
    if (at < all.length) return lineAt(at++);
    const last = lineAt(Math.max(0, at - 1));
    throw wrong(last, fault ?? 'missing', last.text.length);
  }

  function value(word: string, fault: RecordFault = 'missing'): Piece {
    const line = next(fault);
    const start = `${word} `;
    if (!line.text.startsWith(start)) throw wrong(line, fault);
    return { ...line, text: line.text.slice(start.length), column: start.length + 1 };
  }

  function blank(): void {
    const line = next();
    if (line.text !== '') throw wrong(line, 'missing');
  }

  function section(): readonly Piece[] {
    const lines: Piece[] = [];
    let line = next();
    if (line.text === '') throw wrong(line, 'missing');
    for (; line.text !== ''; line = next()) lines.push(line);
    return lines;
  }

  return { all, begins: (start) => all[at]?.startsWith(start) ?? false, next: () => next(), value, blank, section };
}
