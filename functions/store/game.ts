/** The document of a game. docs/architecture.md, "The table". */

import { isDeepStrictEqual } from 'node:util';
import type { Status, Visibility, Why, Wish } from '@shared/api/games';
import type { Result, Seat, Turn } from '@shared/game';
import { NO_PACE, type Pace } from '@shared/pace/pace';
import type { Reminder } from '@shared/pace/reminder';
import type { Rest } from '@shared/pace/rest';
import { lookAt, standing } from './agenda';
import { dueAt } from './due';
import { isNew, revisionIs, unchanged, versionIs } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { all, assign, type Expression } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { gameKey, listedAt, openOf, turnOf } from './keys';

/** A place at the table; an empty object is a free one. */
export interface SeatRecord {
  readonly player?: string;
  readonly name?: string;
  /** For whom the seat is kept until they come: a player of the game that is played again. Nobody sits here meanwhile. */
  readonly reserved?: string;
  readonly contribution?: string;
  /** Resigned or forfeited. */
  readonly left?: true;
  /** Copied from their account: where they live, when they are reminded (absent: as is usual), and when they are away. */
  readonly zone?: string;
  readonly reminder?: Reminder;
  readonly away?: readonly Rest[];
  /** What is left in their bank since their last turn ended, in milliseconds. */
  readonly bank?: number;
  /** Turns that they have missed, and how many of them since they last moved. */
  readonly missed?: number;
  readonly absent?: number;
  readonly wish?: Wish;
}

/** Whose turn it is, and what its clock goes by. Instants are epoch milliseconds. */
export interface TurnRecord extends Turn {
  readonly since: number;
  /** Its seat has done something in it already. */
  readonly acted?: true;
  /** What it may take in all, in milliseconds of time that counts, with bank and gifts; absent: as long as it likes. */
  readonly time?: number;
  /** Where its player lived when it began; only where weekends do not count. */
  readonly zone?: string;
  /** When its player is reminded. */
  readonly remind?: number;
  /** It has run out, and counts as missed. */
  readonly missed?: true;
  /** Who has given it more time. */
  readonly gifts?: readonly Seat[];
}

export interface GameRecord {
  readonly id: string;
  /** Counts the commands that changed the state or whose turn it is. */
  readonly version: number;
  /** Counts every other change that a look at the game shows. */
  readonly revision: number;
  readonly status: Status;
  readonly visibility: Visibility;
  /** The seat that may start, close and change the table while it is open. */
  readonly host: Seat;
  readonly title: string;
  /** The version of the title's rules, and the format the state is stored in. */
  readonly rules: string;
  readonly format: number;
  readonly options: unknown;
  readonly pace: Pace;
  /** Whether it counts: nobody can call it off without a result. */
  readonly rated: boolean;
  readonly seats: readonly SeatRecord[];
  /** What its commitment is made of: shown to nobody before the end. */
  readonly secret: string;
  readonly invite: string;
  readonly created: number;
  readonly updated: number;
  /** By seat: the last few idempotency keys of its commands. */
  readonly keys: readonly string[];
  /** From the start on. */
  readonly state?: unknown;
  readonly turn?: TurnRecord;
  /** Of the turn. */
  readonly deadline?: number;
  /** Somebody has moved, and not the clock for them. */
  readonly moved?: true;
  /** When all clocks stand, or stood in this turn: pauses that its players agreed on. */
  readonly rests?: readonly Rest[];
  /** When a player who waited last nudged the one to move. */
  readonly nudged?: number;
  readonly why?: Why;
  /** Where and when the clock looks at it: never later than anything in it is due. */
  readonly due?: string;
  readonly dueAt?: number;
  readonly result?: Result;
  /** Players whom the host has removed: they do not come back. */
  readonly removed?: readonly string[];
  /** The table at which it is played again. */
  readonly rematch?: string;
}

/** The document that an item holds. */
export function gameFrom(item: Item): GameRecord {
  const { pk, sk, listed, listedAt, options, state, result, ...fields } = item;
  return {
    host: 0,
    ...(fields.pace === undefined ? olderThanPaces(fields) : {}),
    ...fields,
    id: String(pk).slice('GAME#'.length),
    options: JSON.parse(String(options)),
    ...(state === undefined ? {} : { state: JSON.parse(String(state)) }),
    ...(result === undefined ? {} : { result: JSON.parse(String(result)) }),
  } as GameRecord;
}

/** What stands for what a document does not tell that is older than paces: after its start somebody may have moved. */
function olderThanPaces({ version }: Item): Pick<GameRecord, 'pace' | 'rated' | 'moved'> {
  return { pace: NO_PACE, rated: false, ...(Number(version) > 1 ? { moved: true } : {}) };
}

/** The games with these ids, in their order, without those that are not there. */
export async function readGames(db: Database, ids: readonly string[]): Promise<GameRecord[]> {
  const items = await db.get(...ids.map(gameKey));
  return items.flatMap((item) => (item === undefined ? [] : [gameFrom(item)]));
}

/** Writes a new game, if there is none with its id. */
export function createGame(game: GameRecord): Write {
  const at = lookAt(game);
  const due = at === undefined ? {} : dueAt(game.id, at);
  return { put: { ...gameKey(game.id), ...attributesOf(game), ...due }, condition: isNew };
}

/**
 * Writes what differs, if no command was committed since `before` was read; and, where a seat, the revision or the player
 * whom the game waits for differs, if nothing else was revised since either. So a change of another kind in between stays,
 * no tag stands for two documents, and no list names a player who has left the seat to another. What stands in index `due`
 * is left there where it is early enough; then the clock must not have put it off since either.
 */
export function changeGame(before: GameRecord, after: GameRecord): Write {
  const was = attributesOf(before);
  const is: Item = { ...attributesOf(after), ...standing(before, after) };
  const changed = Object.keys({ ...was, ...is }).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const isRevised = ['seats', 'turn', 'revision', 'listed'].some((name) => changed.includes(name));
  const isRelied = is.dueAt !== undefined && !changed.includes('dueAt');
  return {
    update: gameKey(before.id),
    change: assign(Object.fromEntries(changed.map((name) => [name, is[name]]))),
    condition: all(
      versionIs(before.version),
      ...(isRevised ? [revisionIs(before.revision)] : []),
      ...(isRelied ? [unchanged({ dueAt: before.dueAt })] : []),
    ),
  };
}

/** A player's new name, where they sit, or have a seat kept for them (`as`), under another one. */
export function renameSeat(
  seat: Seat,
  player: string,
  name: string,
  as: 'player' | 'reserved' = 'player',
): { change: Expression; condition: Expression } {
  const names = { '#seats': 'seats', '#player': as, '#name': 'name' };
  const [path, values] = [`#seats[${seat}]`, { ':name': name }];
  return {
    change: {
      text: `SET ${path}.#name = :name ADD #revision :one`,
      names: { ...names, '#revision': 'revision' },
      values: { ...values, ':one': 1 },
    },
    condition: {
      text: `${path}.#player = :player AND ${path}.#name <> :name`,
      names,
      values: { ...values, ':player': player },
    },
  };
}

/** Structures that only the title reads are stored as text: it is smaller, and nothing has to look inside. */
function attributesOf({ id, options, state, result, ...fields }: GameRecord): Item {
  return {
    ...fields,
    options: JSON.stringify(options),
    ...(state === undefined ? {} : { state: JSON.stringify(state) }),
    ...(result === undefined ? {} : { result: JSON.stringify(result) }),
    ...listing({ id, ...fields }),
  };
}

/** Where the game stands in index `listed`, if it waits for anybody. */
function listing(game: Pick<GameRecord, 'id' | 'status' | 'visibility' | 'title' | 'created' | 'deadline' | 'seats' | 'turn'>): {
  listed?: string;
  listedAt?: string;
} {
  const { id, status, visibility, title, created, deadline, seats, turn } = game;
  const player = turn && seats[turn.seat]?.player;
  if (status === 'running' && turn && player) return { listed: turnOf(player), listedAt: listedAt(deadline ?? turn.since, id) };
  if (status === 'open' && visibility === 'open') return { listed: openOf(title), listedAt: listedAt(created, id) };
  return {};
}
