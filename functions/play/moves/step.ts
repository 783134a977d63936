/** What a step of a title does to the document. */

import { type Draw, recording } from '@shared/draw';
import type { Action, Event, Seat, Step, Title, Turn } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { fillBanks, settleBank } from '../deadlines/bank';
import { beginTurn } from '../deadlines/begin';
import { drawsOf } from '../title';
import type { Change } from './commit';
import { ended } from './end';

/** Whose command a step is; `action`: of the seat to act. A seat without one leaves; nobody starts. */
export interface By {
  readonly seat?: Seat;
  readonly action?: Action;
  /** The clock gives the command for the seat, whose time has run out. */
  readonly auto?: true;
}

/** The document and the event after one more step. */
export function advance(title: Title, game: GameRecord, by: By, now: number, step: (draw: Draw) => Step<unknown, Event>): Change {
  const { draw, drawn } = recording(drawsOf(game));
  const { state, events } = step(draw);
  const version = game.version + 1;
  const { turn: before } = game;
  const turn = title.turn(state);
  const result = title.result(state);
  const after = {
    ...attributed(game, by),
    version,
    updated: now,
    format: title.format,
    state,
    ...(result ? { result } : {}),
  };
  return {
    game: turn ? { ...proceed(after, turn, by, now), status: 'running' } : ended(after, 'finished'),
    event: {
      version,
      at: now,
      ...by,
      ...(by.action && !by.auto && before && !before.acted ? { waited: Math.max(now - before.since, 0) } : {}),
      events,
      drawn,
    },
  };
}

/** Who gave the command: the start fills the banks, somebody moves, or a seat has missed its turn, which counts once. */
function attributed(game: GameRecord, { seat, action, auto }: By): GameRecord {
  if (seat === undefined) return fillBanks(game);
  if (auto) return missing(game, seat);
  if (action === undefined) return game;
  const { absent: _, ...place } = game.seats[seat] ?? {};
  return { ...game, moved: true, seats: game.seats.with(seat, place) };
}

function missing(game: GameRecord, seat: Seat): GameRecord {
  const { turn, seats } = game;
  if (turn === undefined || turn.missed) return game;
  const { missed = 0, absent = 0, ...place } = seats[seat] ?? {};
  const emptied = place.bank === undefined ? {} : { bank: 0 };
  const counted = { ...place, ...emptied, missed: missed + 1, absent: absent + 1 };
  return { ...game, turn: { ...turn, missed: true }, seats: seats.with(seat, counted) };
}

/** A second action in the same turn changes no clock; where another turn begins, the one who ended theirs is settled with. */
function proceed(game: GameRecord, turn: Turn, { seat, action }: By, now: number): GameRecord {
  const { turn: before } = game;
  if (before?.number === turn.number && before.seat === turn.seat) {
    return action === undefined ? game : { ...game, turn: { ...before, acted: true } };
  }
  return beginTurn(before && before.seat === seat ? settleBank(game, seat, now) : game, turn, now);
}
