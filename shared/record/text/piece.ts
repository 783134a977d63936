/** Pieces of a line, each of which knows where it stands. */

import { type Piece, wrong } from '../place';

/** The parts between the separators. */
export function split(piece: Piece, separator: string): [Piece, ...Piece[]] {
  const [first = '', ...others] = piece.text.split(separator);
  let at = first.length;
  const rest = others.map((text) => {
    const part = within(piece, at + separator.length, text);
    at += separator.length + text.length;
    return part;
  });
  return [within(piece, 0, first), ...rest];
}

/** What stands before the first separator, and all that follows it. @throws RecordError if there is none */
export function divide(piece: Piece, separator: string): readonly [Piece, Piece] {
  return divideAt(piece, piece.text.indexOf(separator), separator);
}

/** What stands before the last separator, and what follows it. @throws RecordError if there is none */
export function divideLast(piece: Piece, separator: string): readonly [Piece, Piece] {
  return divideAt(piece, piece.text.lastIndexOf(separator), separator);
}

function divideAt(piece: Piece, at: number, separator: string): readonly [Piece, Piece] {
  const { text } = piece;
  if (at < 0) throw wrong(piece, 'missing', text.length);
  const next = at + separator.length;
  return [within(piece, 0, text.slice(0, at)), within(piece, next, text.slice(next))];
}

function within({ line, column }: Piece, at: number, text: string): Piece {
  return { text, line, column: column + at };
}

/** The piece's text, if it will do. @throws RecordError */
export function textOf<T extends string>(piece: Piece, will: (value: unknown) => value is T): T {
  const { text } = piece;
  if (!will(text)) throw wrong(piece);
  return text;
}

/** The value that this piece is JSON of, if it will do. @throws RecordError */
export function jsonOf<T>(piece: Piece, will: (value: unknown) => value is T): T {
  const value = parsed(piece);
  if (!will(value)) throw wrong(piece);
  return value;
}

function parsed(piece: Piece): unknown {
  try {
    return JSON.parse(piece.text);
  } catch {
    throw wrong(piece);
  }
}
