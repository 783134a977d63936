/** What may be shown of a game, built up for one viewer. */

import type { GameAnswer, ListedGame } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { commitment } from '@shared/random';
import type { GameRecord } from '../../store/game';
import { gameOf, stateOf } from '../title';
import type { World } from '../world';
import { isOver } from './over';

/** What is shown of a table while it is open. */
export interface Opening {
  /** How long its host usually takes for a turn, in milliseconds. */
  readonly hostReplies?: number | undefined;
  /** The seat that is kept for the viewer. */
  readonly kept?: Seat | undefined;
}

/** What a list shows of a game. */
export function list(game: GameRecord, seat: Seat | undefined, { hostReplies }: Opening = {}): ListedGame {
  const { id, title, options, status, seats, turn, deadline, result, rematch, created, updated } = game;
  return {
    id,
    title,
    options: options as Record<string, unknown>,
    status,
    seats: seats.map(({ player, name, reserved, contribution, left }) => ({
      ...(player === undefined ? {} : { player }),
      ...(name === undefined ? {} : { name }),
      ...(reserved === undefined ? {} : { reserved: true as const }),
      ...(contribution === undefined ? {} : { contribution }),
      ...(left ? { left } : {}),
    })),
    ...(seat === undefined ? {} : { you: seat }),
    ...(turn ? { turn: { seat: turn.seat, number: turn.number, since: turn.since } } : {}),
    ...(deadline === undefined ? {} : { deadline }),
    ...(result ? { result: { how: result.how, seats: result.seats.map((place) => ({ ...place })) } } : {}),
    ...(hostReplies === undefined ? {} : { hostReplies }),
    ...(rematch === undefined ? {} : { rematch }),
    created,
    updated,
  };
}

/** What a look at a game shows of what lies around the board: the same to all but for the viewer's own seat. */
export function frame(world: Pick<World, 'now'>, record: GameRecord, seat: Seat | undefined, opening: Opening = {}): GameAnswer {
  const { id, rules, visibility, host, version, revision, secret, invite, status } = record;
  const { kept } = opening;
  return {
    ...list(record, seat, opening),
    rules,
    visibility,
    host,
    version,
    revision,
    now: world.now(),
    commitment: commitment(id, secret),
    ...(kept === undefined ? {} : { kept }),
    ...(status === 'open' && seat !== undefined ? { invite } : {}),
    ...(isOver(status) ? { secret } : {}),
  };
}

/** What a look at a game shows. */
export function show(
  world: Pick<World, 'registry' | 'now'>,
  record: GameRecord,
  seat: Seat | undefined,
  opening?: Opening,
): GameAnswer {
  return { ...frame(world, record, seat, opening), ...(record.state === undefined ? {} : inside(world, record, seat)) };
}

/** What the title shows of a game that has started. */
function inside(
  world: Pick<World, 'registry'>,
  record: GameRecord,
  seat: Seat | undefined,
): Pick<GameAnswer, 'view' | 'choices'> {
  const game = gameOf(world, record);
  const state = stateOf(game, record);
  return {
    view: game.title.view(state, seat ?? 'spectator'),
    ...(seat !== undefined && record.turn?.seat === seat ? { choices: game.title.choices(state) } : {}),
  };
}
