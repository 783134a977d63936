/** The document of a game. docs/architecture.md, "The table". */

import { isDeepStrictEqual } from 'node:util';
import type { Status, Visibility } from '@shared/api/games';
import type { Result, Seat, Turn } from '@shared/game';
import { isNew, revisionIs, versionIs } from './dynamo/conditions';
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
  /** `acted`: its seat has done something in it already. */
  readonly turn?: Turn & { readonly since: number; readonly acted?: true };
  readonly deadline?: number;
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
    ...fields,
    id: String(pk).slice('GAME#'.length),
    options: JSON.parse(String(options)),
    ...(state === undefined ? {} : { state: JSON.parse(String(state)) }),
    ...(result === undefined ? {} : { result: JSON.parse(String(result)) }),
  } as GameRecord;
}

/** The games with these ids, in their order, without those that are not there. */
export async function readGames(db: Database, ids: readonly string[]): Promise<GameRecord[]> {
  const items = await db.get(...ids.map(gameKey));
  return items.flatMap((item) => (item === undefined ? [] : [gameFrom(item)]));
}

/** Writes a new game, if there is none with its id. */
export function createGame(game: GameRecord): Write {
  return { put: { ...gameKey(game.id), ...attributesOf(game) }, condition: isNew };
}

/**
 * Writes what differs, if no command was committed since `before` was read; and, where a seat, the revision or the player
 * whom the game waits for differs, if nothing else was revised since either. So a change of another kind in between stays,
 * no tag stands for two documents, and no list names a player who has left the seat to another.
 */
export function changeGame(before: GameRecord, after: GameRecord): Write {
  const [was, is] = [attributesOf(before), attributesOf(after)];
  const changed = Object.keys({ ...was, ...is }).filter((name) => !isDeepStrictEqual(was[name], is[name]));
  const version = versionIs(before.version);
  const isRevised = ['seats', 'revision', 'listed'].some((name) => changed.includes(name));
  return {
    update: gameKey(before.id),
    change: assign(Object.fromEntries(changed.map((name) => [name, is[name]]))),
    condition: isRevised ? all(version, revisionIs(before.revision)) : version,
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
