/** How long a player took for their last turns. */

import { isNew, unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import type { Item, Write } from './dynamo/write';
import { habitKey } from './keys';

/** One turn. `of`: the game and the version it made, so that it counts once. */
export interface Wait {
  readonly of: string;
  /** In milliseconds. */
  readonly waited: number;
  /** When it was taken; absent of what was kept before this was. */
  readonly at?: number;
}

export interface HabitRecord {
  /** Oldest first. */
  readonly last: readonly Wait[];
  /** How often it was written. */
  readonly written: number;
}

export function habitFrom(item: Item | undefined): HabitRecord | undefined {
  return item as HabitRecord | undefined;
}

/** The habits of players, in their order. */
export async function readHabits(db: Database, players: readonly string[]): Promise<(HabitRecord | undefined)[]> {
  if (players.length === 0) return [];
  return (await db.get(...players.map(habitKey))).map(habitFrom);
}

/** Writes a habit over the one that was read, if nobody else did meanwhile. */
export function keepHabit(player: string, before: HabitRecord | undefined, last: readonly Wait[]): Write {
  const written = (before?.written ?? 0) + 1;
  return {
    put: { ...habitKey(player), last, written },
    condition: before ? unchanged({ written: before.written }) : isNew,
  };
}
