/** The game is over. docs/notices.md, "Of what" */

import type { Seat } from '@shared/game';
import { overNews } from '../../news/over';
import { isOver } from '../../play/games/over';
import type { World } from '../../play/world';
import { type EventRecord, readLatest } from '../../store/event';
import type { GameRecord } from '../../store/game';
import type { Occasion } from '../occasion';
import { gameSeen } from './seen';

/** An end is news for so many milliseconds: longer than until the digest after the next. */
const NEWS = 3 * 24 * 60 * 60 * 1000;

/** For all who sit there and have not left, and for whom the clock made leave with the end; while it is news. */
export async function overOccasions(world: World, game: GameRecord): Promise<readonly Occasion[]> {
  const { id, status, why, result, version, seats } = game;
  if (status !== 'finished' && status !== 'void') return [];
  const ending = await endingOf(world, game);
  const at = ending.at(-1)?.at;
  if (at === undefined || world.now() - at > NEWS) return [];
  return seats.flatMap(({ player }, seat): readonly Occasion[] => {
    if (player === undefined || !isTold(game, seat, ending)) return [];
    return [
      {
        kind: 'over',
        ...(ending.some((event) => event.seat === seat && event.auto) ? { also: 'missed' } : {}),
        whom: player,
        what: `over-${id}`,
        since: at,
        until: at + NEWS,
        game: id,
        ...(ending.some((event) => event.seat === seat && !event.auto) ? { own: true } : {}),
        isSeen: ({ seen = 0 }) => seen >= version,
        news: async (reader) =>
          // Who left is named as well: it is their game that is over, too.
          overNews(
            { ...(await gameSeen(world, game, seat, reader)), opponents: othersThan(seat, game) },
            {
              status,
              version,
              ...(why === undefined ? {} : { why }),
              ...(result === undefined ? {} : { result }),
            },
          ),
      },
    ];
  });
}

/** Whether whoever sits on a seat is told of the end, if there is one. */
export async function isToldOfEnd(world: World, game: GameRecord, seat: Seat): Promise<boolean> {
  return isOver(game.status) && isTold(game, seat, await endingOf(world, game));
}

function othersThan(seat: Seat, { seats }: GameRecord): readonly Seat[] {
  return seats.flatMap(({ name }, other) => (other === seat || name === undefined ? [] : [other]));
}

function isTold({ seats }: GameRecord, seat: Seat, ending: readonly EventRecord[]): boolean {
  return !seats[seat]?.left || ending.some((event) => event.seat === seat && event.auto);
}

/**
 * What a game ended with: its last version, and the one before where both were written as one, for all who were left agreed on
 * calling it off.
 */
async function endingOf(world: World, game: GameRecord): Promise<readonly EventRecord[]> {
  const latest = (await readLatest(world.db, game.id, 2)).filter(({ version }) => version <= game.version);
  const last = latest.at(-1);
  if (last === undefined || game.why !== 'agreed') return latest.slice(-1);
  return latest.filter((event) => event === last || (event.at === last.at && isLeave(event)));
}

function isLeave({ seat, action }: EventRecord): boolean {
  return seat !== undefined && action === undefined;
}
