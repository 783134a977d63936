/** What may be shown of a game, built up for one viewer. */

import type { GameAnswer, ListedGame, SeatInfo } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Pace } from '@shared/pace/pace';
import { commitment } from '@shared/random';
import { OPEN_FOR } from '../../store/agenda';
import type { GameRecord, TurnRecord } from '../../store/game';
import { pauseOf } from '../deadlines/pause';
import { gameOf, stateOf } from '../title';
import type { World } from '../world';
import { isOver } from './over';

/** What is shown of a table while it is open. */
export interface Opening {
  /** By seat: how long its player usually takes for a turn, in milliseconds. */
  readonly replies?: readonly (number | undefined)[] | undefined;
  /** The seat that is kept for the viewer. */
  readonly kept?: Seat | undefined;
}

/** What a list shows of a game. */
export function list(world: Pick<World, 'now'>, game: GameRecord, seat: Seat | undefined, opening: Opening = {}): ListedGame {
  const { id, title, options, pace, rated, status, turn, deadline, why, result, rematch, created, updated } = game;
  const now = world.now();
  const pause = status === 'running' ? pauseOf(game, now) : undefined;
  return {
    id,
    title,
    options: options as Record<string, unknown>,
    pace: paceShown(pace),
    rated,
    status,
    seats: seatsShown(game, opening, now),
    ...(seat === undefined ? {} : { you: seat }),
    ...(turn ? { turn: turnShown(turn) } : {}),
    ...(deadline === undefined ? {} : { deadline }),
    ...(pause ? { paused: pause.until } : {}),
    ...(why === undefined ? {} : { why }),
    ...(result ? { result: { how: result.how, seats: result.seats.map((place) => ({ ...place })) } } : {}),
    ...(rematch === undefined ? {} : { rematch }),
    created,
    updated,
  };
}

/** What a look at a game shows of what lies around the board: the same to all but for the viewer's own seat. */
export function frame(world: Pick<World, 'now'>, record: GameRecord, seat: Seat | undefined, opening: Opening = {}): GameAnswer {
  const { id, rules, visibility, host, version, revision, created, nudged, secret, invite, status } = record;
  const { kept } = opening;
  return {
    ...list(world, record, seat, opening),
    rules,
    visibility,
    host,
    version,
    revision,
    now: world.now(),
    commitment: commitment(id, secret),
    ...(kept === undefined ? {} : { kept }),
    ...(nudged === undefined ? {} : { nudged }),
    ...(status === 'open' ? { expires: created + OPEN_FOR } : {}),
    ...(status === 'open' && seat !== undefined ? { invite } : {}),
    ...(isOver(status) ? { secret } : {}),
  };
}

/** Where somebody lives, and when they want to be reminded, is theirs alone. */
function seatsShown({ seats, status, pace }: GameRecord, { replies }: Opening, now: number): SeatInfo[] {
  return seats.map(({ player, name, reserved, contribution, left, away, missed, bank, wish }, seat) => {
    const usually = status === 'open' && player !== undefined ? replies?.[seat] : undefined;
    const vacation = pace.vacation && !isOver(status) ? away?.find(({ until }) => until > now) : undefined;
    return {
      ...(player === undefined ? {} : { player }),
      ...(name === undefined ? {} : { name }),
      ...(reserved === undefined ? {} : { reserved: true as const }),
      ...(contribution === undefined ? {} : { contribution }),
      ...(left ? { left } : {}),
      ...(usually === undefined ? {} : { replies: usually }),
      ...(vacation ? { away: { from: vacation.from, until: vacation.until } } : {}),
      ...(missed === undefined ? {} : { missed }),
      ...(bank === undefined ? {} : { bank }),
      ...(wish === undefined ? {} : { wish }),
    };
  });
}

/** In this order, whatever the order in which it is stored. */
function paceShown({ turn, bank, weekends, vacation, forfeit }: Pace): Pace {
  return {
    ...(turn === undefined ? {} : { turn }),
    ...(bank ? { bank: { start: bank.start, increment: bank.increment, cap: bank.cap } } : {}),
    weekends,
    vacation,
    ...(forfeit === undefined ? {} : { forfeit }),
  };
}

function turnShown({ seat, number, since, time, gifts }: TurnRecord): NonNullable<GameAnswer['turn']> {
  return {
    seat,
    number,
    since,
    ...(time === undefined ? {} : { time }),
    ...(gifts === undefined ? {} : { gifts: [...gifts] }),
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
