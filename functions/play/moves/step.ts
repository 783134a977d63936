/** What a step of a title does to the document. */

import { type Draw, recording } from '@shared/draw';
import type { Action, Event, Seat, Step, Title } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { drawsOf } from '../title';
import type { Change } from './commit';

/** Whose command a step is; `action`: of the seat to act. A seat without one leaves; nobody starts. */
export interface By {
  readonly seat?: Seat;
  readonly action?: Action;
}

/** The document and the event after one more step. */
export function advance(title: Title, game: GameRecord, by: By, now: number, step: (draw: Draw) => Step<unknown, Event>): Change {
  const { draw, drawn } = recording(drawsOf(game));
  const { state, events } = step(draw);
  const version = game.version + 1;
  const { turn: before, ...rest } = game;
  const turn = title.turn(state);
  const result = title.result(state);
  return {
    game: {
      ...rest,
      version,
      updated: now,
      status: turn ? 'running' : 'finished',
      format: title.format,
      state,
      ...(turn ? { turn: before?.number === turn.number ? { ...turn, ...lasting(before, by) } : { ...turn, since: now } } : {}),
      ...(result ? { result } : {}),
    },
    event: {
      version,
      at: now,
      ...by,
      ...(by.action && before && !before.acted ? { waited: now - before.since } : {}),
      events,
      drawn,
    },
  };
}

/** What a turn that goes on keeps. */
function lasting({ since, acted }: NonNullable<GameRecord['turn']>, { action }: By): { since: number; acted?: true } {
  return { since, ...(acted || action ? { acted: true } : {}) };
}
