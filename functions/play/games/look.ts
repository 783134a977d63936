/** A game as one viewer may see it, built up from what may be shown. */

import type { GameAnswer, ListedGame } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { commitment } from '@shared/random';
import type { GameRecord } from '../../store/game';
import { gameOf, stateOf } from '../title';
import { see, type Token } from '../viewer';
import type { World } from '../world';
import { isSameTag, makeTag } from './tag';

/** The game; undefined if the viewer knows it as it is. */
export async function look(
  world: World,
  token: Token,
  id: string,
  known?: string,
): Promise<{ tag: string; game: GameAnswer | undefined }> {
  const { game, seat } = await see(world, token, id);
  const tag = makeTag(game.version, game.revision, seat);
  const isKnown = known !== undefined && isSameTag(known, tag);
  return { tag, game: isKnown ? undefined : show(world, game, seat) };
}

/** What a list shows of a game. */
export function list(game: GameRecord, seat: Seat | undefined): ListedGame {
  const { id, title, options, status, seats, turn, deadline, result, created, updated } = game;
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
    created,
    updated,
  };
}

/** What a look at a game shows. */
export function show(world: Pick<World, 'registry' | 'now'>, record: GameRecord, seat: Seat | undefined): GameAnswer {
  const { id, rules, visibility, host, version, revision, secret, invite, status } = record;
  return {
    ...list(record, seat),
    rules,
    visibility,
    host,
    version,
    revision,
    now: world.now(),
    commitment: commitment(id, secret),
    ...(status === 'open' && seat !== undefined ? { invite } : {}),
    ...(record.state === undefined ? {} : inside(world, record, seat)),
    ...(status === 'finished' ? { secret } : {}),
  };
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
