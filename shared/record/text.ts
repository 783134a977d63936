/** A record as text, one line a move, in the title's notation. docs/records.md has the grammar. */

import { canonical } from '../canonical';
import type { Result, Seat, Title } from '../game';
import type { Registry } from '../games';
import { isBytes32, isCode, isId, isName, isNumber, isOptions, isRank, isVoidWhy, strayMove } from './fields';
import { type Piece, wrong } from './place';
import { quote } from './quote';
import { FORMAT, type RecordedGame, type RecordedSeat } from './record';
import { linesOf } from './text/lines';
import { makeInstant, makeMove, parseInstant, parseMove, parseSeat } from './text/move';
import { divideLast, jsonOf, split, textOf } from './text/piece';
import { findTitle } from './title';

const NOTHING = '-';
const SPECTATOR = 'spectator';

/** @throws RangeError if the title writes what cannot stand in a line */
export function makeText(title: Title, record: RecordedGame): string {
  const { seats, secret, sight, moves } = record;
  const lines = [
    `casebook ${FORMAT}`,
    `game ${record.id}`,
    `title ${record.title}`,
    `rules ${record.rules}`,
    `options ${quote(canonical(record.options))}`,
    `created ${makeInstant(record.created)}`,
    ...seats.map(({ name, contribution }, seat) => `seat ${seat} ${quote(JSON.stringify(name))} ${contribution ?? NOTHING}`),
    `commitment ${record.commitment}`,
    ...(secret === undefined ? [] : [`secret ${secret}`]),
    ...(sight === undefined ? [] : [`sight ${sight}`]),
    '',
    ...moves.map((move, index) => makeMove(title, move, index + 1)),
    '',
    makeEnd(record),
  ];
  return `${lines.join('\n')}\n`;
}

/** Takes what `makeText` writes; lines may end in `\r\n`, and the last one may lack its end or have two. @throws RecordError */
export function parseText(registry: Registry, text: string): RecordedGame {
  const lines = linesOf(text);
  checkFormat(lines.value('casebook', 'not_a_record'));
  const id = textOf(lines.value('game'), isId);
  const title = findTitle(registry, lines.value('title'), lines.value('rules'));
  const options = jsonOf(lines.value('options'), isOptions);
  const created = parseInstant(lines.value('created'));
  const seats = [parsePlayer(lines.value('seat 0'))];
  while (lines.begins('seat ')) seats.push(parsePlayer(lines.value(`seat ${seats.length}`)));
  const commitment = textOf(lines.value('commitment'), isBytes32);
  const sight = lines.begins('sight ') ? parseSight(lines.value('sight'), seats.length) : undefined;
  const shown = sight === undefined ? { secret: textOf(lines.value('secret'), isBytes32) } : { sight };
  lines.blank();
  const written = lines.section();
  const cut = sight !== undefined;
  const moves = written.map((line, index) => parseMove(title, line, { version: index + 1, seats: seats.length, cut }));
  const end = parseEnd(lines.next(), cut);
  const stray = written[strayMove(moves, end.status) ?? moves.length];
  if (stray) throw wrong(stray);
  const head = { format: FORMAT, id, title: title.id, rules: title.rules, options, created, seats, commitment } as const;
  const record = { ...head, ...shown, moves, ...end };
  checkWritten(lines.all, makeText(title, record));
  return record;
}

function checkFormat(piece: Piece): void {
  if (piece.text !== String(FORMAT)) throw wrong(piece, /^[1-9]\d*$/.test(piece.text) ? 'later_format' : 'malformed');
}

function parsePlayer(piece: Piece): RecordedSeat {
  const [quoted, bytes] = divideLast(piece, ' ');
  const name = jsonOf(quoted, isName);
  return bytes.text === NOTHING ? { name } : { name, contribution: textOf(bytes, isBytes32) };
}

function parseSight(piece: Piece, seats: number): Seat | typeof SPECTATOR {
  return piece.text === SPECTATOR ? SPECTATOR : parseSeat(piece, seats);
}

type End = Pick<RecordedGame, 'status' | 'why' | 'result'>;

/** A record is cut while the game runs, and whole afterwards. */
function parseEnd(line: Piece, cut: boolean): End {
  const [status, ...rest] = split(line, ' ');
  if (status.text === 'running' && cut) return { status: 'running' };
  if (status.text === 'void' && !cut) return { status: 'void', ...parseWhy(rest) };
  if (status.text !== 'finished' || cut) throw wrong(status);
  const [how, ...seats] = rest;
  if (how === undefined) throw wrong(line, 'missing', line.text.length);
  return { status: 'finished', result: { how: textOf(how, isCode), seats: seats.map(parseStanding) } };
}

function parseWhy([why, ...more]: readonly Piece[]): Pick<RecordedGame, 'why'> {
  if (more[0]) throw wrong(more[0]);
  return why ? { why: textOf(why, isVoidWhy) } : {};
}

function makeEnd({ status, why, result }: End): string {
  const said = result === undefined ? why : makeResult(result);
  return said === undefined ? status : `${status} ${said}`;
}

function makeResult({ how, seats }: Result): string {
  return [how, ...seats.map(({ place, score }) => (score === undefined ? place : `${place}:${score}`))].join(' ');
}

function parseStanding(piece: Piece): Result['seats'][number] {
  const [place, score] = split(piece, ':');
  const standing = { place: jsonOf(place, isRank) };
  return score === undefined ? standing : { ...standing, score: jsonOf(score, isNumber) };
}

/** What reads alike but is written otherwise, as a number with a nought before it or a line too many, is no record. */
function checkWritten(lines: readonly string[], written: string): void {
  const should = linesOf(written).all;
  const index = lines.findIndex((line, index) => line !== should[index]);
  if (index < 0) return;
  const [line = '', other = ''] = [lines[index], should[index]];
  let same = 0;
  while (same < other.length && other[same] === line[same]) same++;
  throw wrong({ line: index + 1, column: 1 }, 'malformed', same);
}
