/** Somebody has said something at a table. docs/notices.md, "Of what" */

import type { Seat } from '@shared/game';
import { messageNews } from '../../news/message';
import { isOver } from '../../play/games/over';
import { seatOf } from '../../play/viewer';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { type GameRecord, gameFrom } from '../../store/game';
import { gameKey, messageKey } from '../../store/keys';
import { type MessageRecord, messageFrom, readMessages } from '../../store/message';
import { readMutes } from '../../store/mute';
import { readSeat } from '../../store/seat';
import type { Occasion } from '../occasion';
import { tableSeen } from './seen';

/** Messages that are looked at before and after one. */
const MOST = 100;

/**
 * For all others who sit there and have not muted its writer: the newest that there is for them. What came before tells itself no more,
 * so that what was said in quick succession is told once.
 */
export async function saidOccasions(world: World, { game: id, n }: MessageOf<'said'>): Promise<readonly Occasion[]> {
  const [document, item] = await world.db.get(gameKey(id), messageKey(id, n));
  const [game, message] = [document && gameFrom(document), messageFrom(item)];
  if (!game || !message || game.status === 'cancelled') return [];
  const by = seatOf(game, message.player);
  if (by === undefined || !saysAnything(message)) return [];
  const later = await readMessages(world.db, id, n, MOST);
  const occasions = game.seats.map(async ({ player }, seat): Promise<readonly Occasion[]> => {
    if (player === undefined || !isPresent(game, seat)) return [];
    const mutes = new Set(await readMutes(world.db, player));
    const isForThem = (one: MessageRecord): boolean => isFor(game, player, mutes, one);
    if (!isForThem(message) || later.some(isForThem)) return [];
    return [occasionOf(world, game, message, { player, seat, by, isForThem })];
  });
  return (await Promise.all(occasions)).flat();
}

interface Reading {
  readonly player: string;
  readonly seat: Seat;
  /** Who has said it. */
  readonly by: Seat;
  readonly isForThem: (message: MessageRecord) => boolean;
}

function occasionOf(world: World, game: GameRecord, message: MessageRecord, { player, seat, by, isForThem }: Reading): Occasion {
  const { n, at, text, phrase } = message;
  return {
    kind: 'message',
    whom: player,
    what: `said-${game.id}-${n}`,
    since: at,
    game: game.id,
    isSeen: ({ read = 0 }) => read >= n,
    async news() {
      const more = (await unreadBefore(world, game.id, n, player)).filter(isForThem).length;
      const words = { ...(text === undefined ? {} : { text }), ...(phrase === undefined ? {} : { phrase }) };
      return messageNews(tableSeen(world, game, seat), { by, more, ...words });
    },
  };
}

/** What was said before a message, since the player read or said something. */
async function unreadBefore(world: World, game: string, n: number, player: string): Promise<readonly MessageRecord[]> {
  const { read = 0 } = (await readSeat(world.db, player, game)) ?? {};
  const before = await readMessages(world.db, game, Math.max(read, n - 1 - MOST), MOST);
  const unread = before.filter((message) => message.n < n);
  return unread.slice(unread.findLastIndex((message) => message.player === player) + 1);
}

/** Who has left a game that goes on is told nothing of it. */
function isPresent({ status, seats }: GameRecord, seat: Seat): boolean {
  return !seats[seat]?.left || isOver(status);
}

function isFor(game: GameRecord, player: string, mutes: ReadonlySet<string>, message: MessageRecord): boolean {
  const isOfOthers = message.player !== player && seatOf(game, message.player) !== undefined;
  return isOfOthers && !mutes.has(message.player) && saysAnything(message);
}

/** Nothing once it was taken away. */
function saysAnything({ removed }: MessageRecord): boolean {
  return !removed;
}
