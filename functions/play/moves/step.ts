/** What a step of a title does to the document. */

import { type Draw, recording } from '@shared/draw';
import type { Event, Seat, Step, Title } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { drawsOf } from '../title';
import type { Change } from './commit';

/** The document and the event after one more step. `seat`: whose command it was; undefined of the start. */
export function advance(
  title: Title,
  game: GameRecord,
  seat: Seat | undefined,
  now: number,
  step: (draw: Draw) => Step<unknown, Event>,
): Change {
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
      ...(turn ? { turn: { ...turn, since: before?.number === turn.number ? before.since : now } } : {}),
      ...(result ? { result } : {}),
    },
    event: { version, at: now, ...(seat === undefined ? {} : { seat }), events, drawn },
  };
}
