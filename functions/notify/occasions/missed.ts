/** The clock has played for somebody, or made them leave. docs/notices.md, "Of what" */

import { missedNews } from '../../news/missed';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import type { EventRecord } from '../../store/event';
import { readGames } from '../../store/game';
import type { Occasion } from '../occasion';
import { isToldOfEnd } from './over';
import { gameSeen, historyOf } from './seen';

/**
 * For the player whose time ran out, once for all that the clock did in a row. Not while it is their turn, be it that the clock is at it
 * still or that they are told of the next; nor if they are told of the end.
 */
export async function missedOccasions(world: World, { game: id, version }: MessageOf<'missed'>): Promise<readonly Occasion[]> {
  const [game] = await readGames(world.db, [id]);
  if (!game || game.version < version) return [];
  const history = (await historyOf(world, game)).filter((event) => event.version <= game.version);
  const stretch = stretchAround(version, history);
  const [first, last] = [stretch[0], stretch.at(-1)];
  const seat = first?.seat;
  const player = seat === undefined ? undefined : game.seats[seat]?.player;
  if (!first || !last || seat === undefined || player === undefined) return [];
  if (game.turn?.seat === seat || (await isToldOfEnd(world, game, seat)) || hasActed(history, last)) return [];
  return [
    {
      kind: 'missed',
      whom: player,
      what: `missed-${id}-${first.version}`,
      since: last.at,
      game: id,
      isSeen: ({ seen = 0 }) => seen >= last.version,
      news: async (reader) => missedNews(await gameSeen(world, game, seat, reader), { from: first.version, until: last.version }),
    },
  ];
}

/** The versions in a row with this one that the clock made for the same seat. */
function stretchAround(version: number, history: readonly EventRecord[]): readonly EventRecord[] {
  const at = history.findIndex((event) => event.version === version);
  const isOfIt = (event: EventRecord | undefined): boolean => event?.auto === true && event.seat === history[at]?.seat;
  let [from, until] = [at, at];
  if (!isOfIt(history[at])) return [];
  while (isOfIt(history[from - 1])) from--;
  while (isOfIt(history[until + 1])) until++;
  return history.slice(from, until + 1);
}

/** Whether a seat has been there after what the clock did for it: then it was told of a later turn. */
function hasActed(history: readonly EventRecord[], { seat, version }: EventRecord): boolean {
  return history.some((event) => event.version > version && event.seat === seat && !event.auto);
}
