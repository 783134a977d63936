/** The tables of a player as they are exported: the games, and what the player has left at others. */

import type { EventInfo, GameAnswer } from '@shared/api/games';
import type { Export } from '@shared/api/people';
import { noteKey } from '../../store/keys';
import type { MessageRecord } from '../../store/message';
import { type NoteRecord, noteFrom } from '../../store/note';
import { events } from '../games/events';
import { look } from '../games/look';
import { Refusal } from '../refusal';
import { talkOf } from '../talk/writer';
import type { Token } from '../viewer';
import type { World } from '../world';
import { tablesOf } from './belongings';

/** Tables in one part. `next`: there are more, behind this one. */
export interface Tables extends Export {
  readonly games: readonly Played[];
  /** What the player has left at tables where they sit no more. */
  readonly left: readonly Left[];
}

/** What the player has written down and said beside a game. */
interface Beside {
  readonly note?: Pick<NoteRecord, 'text' | 'marks'>;
  readonly messages: readonly Omit<MessageRecord, 'player'>[];
}

/** A game as the player may see it now. */
interface Played extends Beside {
  readonly game: GameAnswer;
  readonly events: readonly EventInfo[];
}

interface Left extends Beside {
  readonly id: string;
}

/** How much there is room for in a part. */
export interface Room {
  /** As JSON. One table goes in, however large it is. */
  readonly bytes: number;
  readonly tables: number;
}

/** Lambda answers with 6 MB at most, within 20 s, and a slow line carries a megabyte in about ten. */
export const ROOM: Room = { bytes: 1_000_000, tables: 50 };

/** Tables that are read at once. */
const AT_ONCE = 5;

/**
 * The tables behind one, or from the first on, as many as there is room for. They are in the order of their ids, which stays
 * the same whatever happens at them.
 */
export async function exportTables(world: World, token: Token, player: string, after = '', room: Room): Promise<Tables> {
  const ids = (await tablesOf(world, player)).filter((id) => id > after).sort();
  const taken: Exported[] = [];
  let bytes = 0;
  for await (const table of readTables(world, token, player, ids)) {
    bytes += Buffer.byteLength(JSON.stringify(table));
    if (taken.length > 0 && (bytes > room.bytes || taken.length === room.tables)) break;
    taken.push(table);
  }
  const last = ids[taken.length - 1];
  return {
    games: taken.flatMap(({ played }) => played ?? []),
    left: taken.flatMap(({ left }) => left ?? []),
    ...(last !== undefined && taken.length < ids.length ? { next: last } : {}),
  };
}

/** One of the two; neither, if the player has left nothing there. */
interface Exported {
  readonly played?: Played;
  readonly left?: Left;
}

/** One after another, in the order of their ids; some are read ahead. */
async function* readTables(world: World, token: Token, player: string, ids: readonly string[]): AsyncGenerator<Exported> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    yield* await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => readTable(world, token, player, id)));
  }
}

async function readTable(world: World, token: Token, player: string, id: string): Promise<Exported> {
  const [beside, game] = await Promise.all([besideOf(world, player, id), seen(world, token, id)]);
  if (game?.you !== undefined) return { played: { game, events: await allEvents(world, token, id), ...beside } };
  return beside.note !== undefined || beside.messages.length > 0 ? { left: { id, ...beside } } : {};
}

/** As the same player is answered when they look: nothing more. */
async function seen(world: World, token: Token, id: string): Promise<GameAnswer | undefined> {
  try {
    return (await look(world, token, id)).game;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function besideOf(world: World, player: string, id: string): Promise<Beside> {
  const [[item], messages] = await Promise.all([world.db.get(noteKey(id, player)), talkOf(world, id, player)]);
  const { text, marks } = noteFrom(item);
  return { ...(item ? { note: { text, marks } } : {}), messages: messages.map(written) };
}

/** A message, without its writer: who is that is known. */
function written({ n, at, text, phrase, removed }: MessageRecord): Beside['messages'][number] {
  return {
    n,
    at,
    ...(text === undefined ? {} : { text }),
    ...(phrase === undefined ? {} : { phrase }),
    ...(removed === undefined ? {} : { removed }),
  };
}

async function allEvents(world: World, token: Token, id: string): Promise<EventInfo[]> {
  const found: EventInfo[] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page = await events(world, token, id, after);
    found.push(...page.events);
    after = page.next;
  }
  return found;
}
