/** A game as it was. */

import type { Turn } from '@shared/game';
import { replay } from '@shared/replay';
import { type EventRecord, readEvents } from '../../store/event';
import type { GameRecord } from '../../store/game';
import { Refusal } from '../refusal';
import { gameOf } from '../title';
import type { World } from '../world';

/** What changes from version to version; no turn once the game is over. */
export interface Moment {
  readonly state: unknown;
  readonly turn?: Turn & { readonly since: number };
}

/**
 * The game after the command that made this version, played again from the record.
 * @throws Refusal `not_found` if there is no such version, or the game is older than the record of what was done.
 */
export async function momentOf(world: World, game: GameRecord, version: number): Promise<Moment> {
  if (version < 1 || version > game.version) throw new Refusal('not_found');
  const all = (await readEvents(world.db, game.id, 0, game.version)).filter((event) => event.version <= game.version);
  if (!isRecorded(game, all)) throw new Refusal('not_found');
  const events = all.filter((event) => event.version <= version);
  const { title } = gameOf(world, game);
  const states = replay(title, { options: game.options, seats: game.seats.length }, events).map(({ state }) => state);
  const turns = states.map((state) => title.turn(state));
  const turn = turns.at(-1);
  const began = events[turns.findIndex((earlier) => earlier?.number === turn?.number)];
  return { state: states.at(-1), ...(turn && began ? { turn: { ...turn, since: began.at } } : {}) };
}

/** Whether every action is on record. Who left did so once, and did nothing afterwards: all that came later has to be known. */
export function isRecorded({ seats }: GameRecord, events: readonly EventRecord[]): boolean {
  return events.every(({ seat, action }, at) => {
    if (seat === undefined || action !== undefined) return true;
    return seats[seat]?.left === true && events.slice(at + 1).every((later) => later.seat !== seat);
  });
}
