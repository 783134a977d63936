/** A table, and a game, as a notice to one of its players has it. */

import type { Seat } from '@shared/game';
import type { GameSeen } from '../../mail/game';
import type { TableSeen } from '../../mail/table';
import { gameOf, stateOf } from '../../play/title';
import type { World } from '../../play/world';
import { type EventRecord, readEvents, readLatest } from '../../store/event';
import type { GameRecord, TurnRecord } from '../../store/game';
import { beganWith } from './moved';
import { timeLeftOf } from './time-left';

/** More versions than a game has. */
const ALL = 10_000;

/** Versions among which the one is, nearly always, with which the turn began. */
const LATEST = 5;

/** Every version that the game has and perhaps later ones, the oldest first. */
export function historyOf(world: World, { id }: GameRecord): Promise<EventRecord[]> {
  return readEvents(world.db, id, 0, ALL);
}

/** The versions of a turn, the oldest first: from the one on with which it began, and perhaps earlier and later ones. */
export async function turnHistoryOf(world: World, game: GameRecord, turn: TurnRecord): Promise<EventRecord[]> {
  const latest = await readLatest(world.db, game.id, LATEST);
  return beganWith(turn, latest) === undefined ? historyOf(world, game) : latest;
}

/** A table, begun or not, from one of its seats. */
export function tableSeen(world: World, game: GameRecord, seat: Seat): TableSeen {
  return { ...tableShown(world, game, [seat]), seat };
}

/** The same of one who sits there no more. `without`: seats of whom nothing is told. */
export function tableShown(world: World, game: GameRecord, without: readonly Seat[] = []): Omit<TableSeen, 'seat'> {
  const { id, options, seats } = game;
  return {
    id,
    game: gameOf(world, game),
    options,
    names: (seat) => seats[seat]?.name ?? `${seat + 1}`,
    opponents: seats.flatMap(({ name, left }, other) => (without.includes(other) || name === undefined || left ? [] : [other])),
  };
}

/** A game as it is now. `zone`: where the player of the seat lives, whose time is told if it is their turn. */
export async function gameSeen(
  world: World,
  game: GameRecord,
  seat: Seat,
  { timeZone }: { readonly timeZone: string },
): Promise<GameSeen> {
  const table = tableSeen(world, game, seat);
  const history = await historyOf(world, game);
  const time = game.turn?.seat === seat ? timeLeftOf(world, game, timeZone) : undefined;
  return {
    ...table,
    state: stateOf(table.game, game),
    history: history.filter(({ version }) => version <= game.version),
    ...(time ? { time } : {}),
  };
}
