import type { GameRecord } from '../../store/game';
import { type HabitRecord, readHabits } from '../../store/habit';
import type { World } from '../world';

/** How long who sits on a seat usually takes for a turn, in milliseconds, by seat; undefined while nobody can say. */
export type Replies = readonly (number | undefined)[];

/** By game, in their order: those of open tables. */
export async function replies({ db }: World, games: readonly GameRecord[]): Promise<Replies[]> {
  const sitters = games.map(({ status, seats }) => (status === 'open' ? seats.map(({ player }) => player) : []));
  const asked = [...new Set(sitters.flat().flatMap((player) => player ?? []))];
  const habits = await readHabits(db, asked);
  const usual = new Map(asked.map((player, at) => [player, usually(habits[at])]));
  return sitters.map((seats) => seats.map((player) => (player === undefined ? undefined : usual.get(player))));
}

/** The median: a holiday once does not count. */
function usually(habit: HabitRecord | undefined): number | undefined {
  const waits = (habit?.last ?? []).map(({ waited }) => waited).sort((one, other) => one - other);
  return waits[Math.floor((waits.length - 1) / 2)];
}
