/** A record as JSON: the fields of `RecordedGame`, one line for each seat and each move. docs/records.md */

import { canonical } from '../canonical';
import type { Result, Seat } from '../game';
import type { Registry } from '../games';
import {
  isBytes32,
  isCode,
  isId,
  isInstant,
  isName,
  isNatural,
  isNumber,
  isOptions,
  isRank,
  isVoidWhy,
  strayMove,
} from './fields';
import { parseMove, parseSeat } from './json/move';
import { type Node, parseNodes, plainOf } from './json/nodes';
import { due, fieldsOf, held, itemsOf } from './json/shape';
import { type Piece, wrong } from './place';
import { quote } from './quote';
import { FORMAT, type RecordedGame, type RecordedSeat } from './record';
import { findTitle } from './title';

/** One text for one record. */
export function makeJson(record: RecordedGame): string {
  const { format, id, title, rules, options, created, seats, commitment, secret, sight, status } = record;
  const { why, result, moves } = record;
  const head = { format, id, title, rules, options, created, seats, commitment, secret, sight };
  const fields = { ...head, status, why, result, moves };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  "${name}": ${Array.isArray(value) ? listed(value) : canonical(value)}`);
  return quote(`{\n${lines.join(',\n')}\n}\n`);
}

function listed(items: readonly unknown[]): string {
  return `[\n${items.map((item) => `    ${canonical(item)}`).join(',\n')}\n  ]`;
}

const NEEDED = ['format', 'id', 'title', 'rules', 'options', 'created', 'seats', 'commitment', 'status', 'moves'] as const;
const OTHERS = ['secret', 'sight', 'why', 'result'] as const;

/** Takes any JSON of the right shape. @throws RecordError */
export function parseJson(registry: Registry, text: string): RecordedGame {
  const root = parseNodes(text);
  checkFormat(root);
  const fields = fieldsOf(root, NEEDED, OTHERS);
  const title = findTitle(registry, codeOf(fields.title), codeOf(fields.rules));
  const seats = someOf(fields.seats).map(parsePlayer);
  const sight = fields.sight && parseSight(fields.sight, seats.length);
  const cut = sight !== undefined;
  const written = someOf(fields.moves);
  const moves = written.map((node, index) => parseMove(title, node, { first: index === 0, seats: seats.length, cut }));
  const status = parseStatus(fields.status, cut);
  const stray = written[strayMove(moves, status) ?? moves.length];
  if (stray) throw wrong(stray);
  const secret = due(root, fields.secret, !cut);
  const result = due(root, fields.result, status === 'finished');
  const { why } = fields;
  if (why && status !== 'void') throw wrong(why);
  return {
    format: FORMAT,
    id: held(fields.id, isId),
    title: title.id,
    rules: title.rules,
    options: held(fields.options, isOptions),
    created: held(fields.created, isInstant),
    seats,
    commitment: held(fields.commitment, isBytes32),
    ...(secret ? { secret: held(secret, isBytes32) } : {}),
    ...(cut ? { sight } : {}),
    status,
    ...(why ? { why: held(why, isVoidWhy) } : {}),
    moves,
    ...(result ? { result: parseResult(result) } : {}),
  };
}

/** Before all else: a later format may have other fields. */
function checkFormat(root: Node): void {
  if (root.kind !== 'object') throw wrong(root);
  const format = root.fields.get('format');
  if (format === undefined) throw wrong(root, 'missing');
  const number = held(format, isNatural);
  if (number !== FORMAT) throw wrong(format, number > FORMAT ? 'later_format' : 'malformed');
}

function codeOf(node: Node): Piece {
  return { line: node.line, column: node.column, text: held(node, isCode) };
}

/** The items of a list that is not empty. */
function someOf(node: Node): readonly Node[] {
  const items = itemsOf(node);
  if (items.length === 0) throw wrong(node, 'missing');
  return items;
}

function parsePlayer(node: Node): RecordedSeat {
  const { name, contribution } = fieldsOf(node, ['name'], ['contribution']);
  return { name: held(name, isName), ...(contribution ? { contribution: held(contribution, isBytes32) } : {}) };
}

function parseSight(node: Node, seats: number): Seat | 'spectator' {
  return plainOf(node) === 'spectator' ? 'spectator' : parseSeat(node, seats);
}

/** A record is cut while the game runs, and whole afterwards. */
function parseStatus(node: Node, cut: boolean): RecordedGame['status'] {
  const status = plainOf(node);
  if (status === 'running' && cut) return status;
  if ((status === 'finished' || status === 'void') && !cut) return status;
  throw wrong(node);
}

function parseResult(node: Node): Result {
  const { how, seats } = fieldsOf(node, ['how', 'seats']);
  return { how: held(how, isCode), seats: itemsOf(seats).map(parseStanding) };
}

function parseStanding(node: Node): Result['seats'][number] {
  const { place, score } = fieldsOf(node, ['place'], ['score']);
  return { place: held(place, isRank), ...(score ? { score: held(score, isNumber) } : {}) };
}
