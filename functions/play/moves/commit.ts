import type { Write } from '../../store/dynamo/write';
import { addEvent, type EventRecord } from '../../store/event';
import { changeGame, createGame, type GameRecord } from '../../store/game';
import { putSeat, removeSeat } from '../../store/seat';

/** A game as it is to be, and what the command did, if it moves the version. */
export interface Change {
  readonly game: GameRecord;
  readonly event?: EventRecord;
}

/** All that one commit writes: the document, the event, and where they changed the items that players' lists are made of. */
export function commit(before: GameRecord | undefined, { game, event }: Change): Write[] {
  return [
    before ? changeGame(before, game) : createGame(game),
    ...(event ? [addEvent(game.id, event)] : []),
    ...seatWrites(before, game),
  ];
}

function seatWrites(before: GameRecord | undefined, { id, title, status, updated, seats }: GameRecord): Write[] {
  return seats.flatMap(({ player: is }, seat) => {
    const was = before?.seats[seat]?.player;
    if (was === is && before?.status === status) return [];
    return [
      ...(was !== undefined && was !== is ? [removeSeat(was, id)] : []),
      ...(is !== undefined ? [putSeat(is, { game: id, seat, title, status, since: updated })] : []),
    ];
  });
}
