import type { GameRecord } from '../../store/game';
import { type HabitRecord, readHabits } from '../../store/habit';
import type { World } from '../world';

/** By game: how long the host of an open table usually takes for a turn, in milliseconds; undefined while nobody can say. */
export async function hostReplies({ db }: World, games: readonly GameRecord[]): Promise<(number | undefined)[]> {
  const hosts = games.map(({ status, seats, host }) => (status === 'open' ? seats[host]?.player : undefined));
  const asked = [...new Set(hosts.flatMap((host) => host ?? []))];
  const habits = await readHabits(db, asked);
  return hosts.map((host) => usually(habits[asked.indexOf(host ?? '')]));
}

/** The median: a holiday once does not count. */
function usually(habit: HabitRecord | undefined): number | undefined {
  const waits = (habit?.last ?? []).map(({ waited }) => waited).sort((one, other) => one - other);
  return waits[Math.floor((waits.length - 1) / 2)];
}
