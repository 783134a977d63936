/** One move of a game on record, made again. */

import { canonical } from '../canonical';
import type { Draw } from '../draw';
import type { Action, Event, Step, Title } from '../game';
import type { RecordedGame, RecordedMove } from './record';

/**
 * What the move at this place of a record leads to; undefined: there is no such table, it is another seat's turn, or an
 * automatic turn is another one. Who leaves has no action; where a game was made void, nothing happened in it.
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

function make(title: Title, { seat, auto, action }: RecordedMove, state: unknown, draw: Draw): Step<unknown, Event> | undefined {
  if (seat === undefined) return { state, events: [] };
  if (action === undefined) return title.leave(state, seat, draw);
  if (title.turn(state)?.seat !== seat) return undefined;
  if (auto && !isSame(title.auto(title.view(state, seat), draw), action)) return undefined;
  return title.act(state, action, draw);
}

function isSame(one: Action | undefined, other: Action): boolean {
  return one !== undefined && canonical(one) === canonical(other);
}
