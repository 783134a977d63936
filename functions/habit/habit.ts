import { settle } from '../play/settle';
import type { World } from '../play/world';
import { accountFrom, checkWelcome } from '../store/account';
import { readEvents } from '../store/event';
import { readGames } from '../store/game';
import { habitFrom, keepHabit, type Wait } from '../store/habit';
import { accountKey, habitKey } from '../store/keys';

/** Turns that make a habit. */
const KEPT = 20;

/** Tries enough for the messages of one player's many games. */
const TRIES = 10;

/**
 * Keeps how long a turn waited for whoever took it; what the clock did for them makes no habit. Told twice it counts once, and told late it takes no place of a later one.
 * @throws Refusal `busy`: to be told again.
 */
export async function habit(world: World, { game, version }: { readonly game: string; readonly version: number }): Promise<void> {
  const { db } = world;
  const [[record], [event]] = await Promise.all([readGames(db, [game]), readEvents(db, game, version - 1, 1)]);
  if (event?.version !== version || event.seat === undefined || event.auto || event.waited === undefined) return;
  const player = record?.seats[event.seat]?.player;
  if (player === undefined) return;
  const wait = { of: `${game}#${version}`, waited: event.waited, at: event.at };
  const decide = async () => {
    const [account, item] = await db.get(accountKey(player), habitKey(player));
    const before = habitFrom(item);
    const last = before?.last ?? [];
    const there = accountFrom(account);
    if (!there || there.banned !== undefined || last.some(({ of }) => of === wait.of)) return { result: undefined };
    const kept = latest(last, wait);
    if (!kept.includes(wait)) return { result: undefined };
    return { result: undefined, writes: [keepHabit(player, before, kept), checkWelcome(player)] };
  };
  await settle(db, decide, TRIES);
}

/** The last turns by when they were taken, oldest first. Where two were taken at once, the one that is known stays. */
function latest(last: readonly Wait[], wait: Wait & { readonly at: number }): readonly Wait[] {
  const place = last.findLastIndex(({ at = 0 }) => at < wait.at) + 1;
  return last.toSpliced(place, 0, wait).slice(-KEPT);
}
