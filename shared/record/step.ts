/** One move of a game on record, made again. */

import type { Draw } from '../draw';
import type { Event, Step, Title } from '../game';
import type { RecordedGame, RecordedMove } from './record';

/**
 * What the move at this place of a record leads to; undefined: there is no such table, or it is another seat's turn.
 * Who leaves has no action; where a game was made void, nothing happened in it.
 * @throws whatever a title throws: a record may hold what no title expects
 */
export function stepOf(
  title: Title,
  record: RecordedGame,
  index: number,
  state: unknown,
  draw: Draw,
): Step<unknown, Event> | undefined {
  const move = record.moves[index];
  if (move === undefined) return undefined;
  return index === 0 ? begin(title, record, draw) : make(title, move, state, draw);
}

function begin(title: Title, { options, seats }: RecordedGame, draw: Draw): Step<unknown, Event> | undefined {
  const { min, max } = title.seats(options);
  return seats.length < min || seats.length > max ? undefined : title.start(options, seats.length, draw);
}

function make(title: Title, { seat, action }: RecordedMove, state: unknown, draw: Draw): Step<unknown, Event> | undefined {
  if (seat === undefined) return { state, events: [] };
  if (action === undefined) return title.leave(state, seat, draw);
  return title.turn(state)?.seat === seat ? title.act(state, action, draw) : undefined;
}
