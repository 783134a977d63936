/** "The game has begun", by mail: to each player once, and to the one whose first turn it is together with that. */

import type { Seat } from '@shared/game';
import { commitment } from '@shared/random';
import { transcriptHash, transcriptOf } from '@shared/record/transcript';
import { type Begun, begunLetter } from '../mail/begun';
import type { Mail } from '../mail/letter';
import { turnLetter } from '../mail/turn';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import type { EventRecord } from '../store/event';
import { type GameRecord, readGames } from '../store/game';
import type { Notice } from '../store/notice';
import { KEPT } from './kept';
import { hasMoved } from './moved';
import { once } from './once';
import { readerOf } from './reader';
import { historyOf, seenBy } from './seen';
import { send } from './send';

const DAY = 24 * 60 * 60 * 1000;

/** A start is news for so many milliseconds. */
const NEWS = DAY;

/**
 * Tells all who sit at a table that its game has begun, one after the other: some servers take no more than a letter a
 * second. One who cannot be reached keeps it from nobody else.
 * @throws Later, or what sending throws.
 */
export async function started(world: World, mail: Mail, { game: id }: MessageOf<'started'>): Promise<void> {
  const [game] = await readGames(world.db, [id]);
  if (game?.status !== 'running') return;
  const failures: unknown[] = [];
  for (const seat of game.seats.keys()) await tellStart(world, mail, game, seat).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Tells one of them, if it is news still or their first turn. Nobody without an address is told, and nobody who does not
 * want it or has left.
 * @throws Later, or what sending throws.
 */
export async function tellStart(world: World, mail: Mail, game: GameRecord, seat: Seat): Promise<void> {
  const { player, left } = game.seats[seat] ?? {};
  const begun = begunOf(game);
  if (player === undefined || left || begun === undefined) return;
  const what = `started-${game.id}-mail`;
  const notice: Notice = { whom: player, what, kept: KEPT };
  const reader = await readerOf(world, notice);
  if (reader === undefined) return;
  const history = await historyOf(world, game);
  const isTheirs = isFirstTurnOf(game, seat, history);
  if (!isTheirs && world.now() - (history[0]?.at ?? 0) > NEWS) return;
  await once(world, notice, async () => {
    const letter = isTheirs ? turnLetter : begunLetter;
    const seen = seenBy(world, game, { seat, zone: reader.account.timeZone }, history);
    await send(world, mail, await letter(mail, reader.address, `${what}-${player}`, seen, begun));
  });
}

function begunOf(game: GameRecord): Begun | undefined {
  const { id, turn, secret } = game;
  return turn && { turn: turn.seat, commitment: commitment(id, secret), transcript: transcriptHash(transcriptOf(game)) };
}

/** And they have not taken it yet. */
function isFirstTurnOf({ turn }: GameRecord, seat: Seat, history: readonly EventRecord[]): boolean {
  return turn?.number === 1 && turn.seat === seat && !hasMoved(turn, history);
}
