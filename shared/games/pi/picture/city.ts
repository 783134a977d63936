import { BRICKS, type Brick } from '../board';
import type { Element, Location, Place, View } from '../types';
import { nameOf, phrase, shortOf } from './name';
import { WIDTH } from './wrap';

/** A location spans two of the eight half-columns. */
const CELL = WIDTH / 4;
const BLANK = '--';

/** The brick layout, row by row, with the viewer's own pieces. */
export function city(view: View): readonly (readonly string[])[] {
  const rows = new Set(BRICKS.map(({ row }) => row));
  return [...rows].map((row) => {
    const cells = BRICKS.filter((brick) => brick.row === row).map((brick) => cell(view, brick));
    return [0, 1, 2]
      .map((at) => cells.reduce((line, { indent, lines }) => line.padEnd(indent) + lines[at], '').trimEnd())
      .filter((line) => line !== '');
  });
}

interface Cell {
  readonly indent: number;
  readonly lines: readonly string[];
}

function cell(view: View, { place, column }: Brick): Cell {
  const location = view.board.find((one) => one.place === place) ?? { place };
  return {
    indent: (column * CELL) / 2,
    lines: [bracketed(view, place, nameOf(view, place)), slots(view, location), investigator(view, place)],
  };
}

function slots(view: View, { suspect, crime }: Location): string {
  return [suspect, crime].map((tile) => (tile ? bracketed(view, tile, shortOf(view, tile)) : ` ${BLANK} `)).join(' ');
}

function bracketed(view: View, element: Element, text: string): string {
  const mark = view.marks.find((one) => one.seat === view.you && one.element === element);
  if (mark === undefined) return ` ${text} `;
  return mark.kind === 'disc' ? `(${text})` : `[${text}]`;
}

function investigator(view: View, place: Place): string {
  const own = view.investigators.find((one) => one.seat === view.you && one.place === place);
  if (own === undefined) return '';
  return ` * ${phrase(view, 'picture.discs', { count: own.discs })}, ${phrase(view, 'picture.cubes', { count: own.cubes })}`;
}
