/** A game as a letter to one of its players has it. */

import type { Seat } from '@shared/game';
import type { GameSeen } from '../mail/game';
import { gameOf, stateOf } from '../play/title';
import type { World } from '../play/world';
import { type EventRecord, readEvents } from '../store/event';
import type { GameRecord } from '../store/game';
import { timeLeftOf } from './time-left';

/** More versions than a game has. */
const ALL = 10_000;

/** Every version that the game has and perhaps later ones, the oldest first. */
export function historyOf(world: World, { id }: GameRecord): Promise<EventRecord[]> {
  return readEvents(world.db, id, 0, ALL);
}

/** `zone`: where the player of the seat lives, whose time is told if it is their turn. */
export function seenBy(
  world: World,
  game: GameRecord,
  { seat, zone }: { readonly seat: Seat; readonly zone: string },
  history: readonly EventRecord[],
): GameSeen {
  const { id, options, seats, turn, version } = game;
  const title = gameOf(world, game);
  const time = turn?.seat === seat ? timeLeftOf(world, game, zone) : undefined;
  return {
    id,
    game: title,
    options,
    state: stateOf(title, game),
    names: (seat) => seats[seat]?.name ?? `${seat + 1}`,
    opponents: seats.flatMap(({ name, left }, other) => (other === seat || name === undefined || left ? [] : [other])),
    seat,
    history: history.filter((event) => event.version <= version),
    ...(time ? { time } : {}),
  };
}
