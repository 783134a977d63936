import type { Seat } from '@shared/game';
import type { Write } from '../../store/dynamo/write';
import { addEvent, type EventRecord } from '../../store/event';
import { changeGame, createGame, type GameRecord } from '../../store/game';
import { changeSeat, removeSeat } from '../../store/seat';
import { tellClosed } from '../tables/closed';

/** A game as it is to be, and what the command did, if it moves the version. */
export interface Change {
  readonly game: GameRecord;
  readonly event?: EventRecord;
  /** That the game was made void in the same commit: the last version, after the one of `event` if there is one. */
  readonly end?: EventRecord;
}

/** All that one commit writes: the document, the event, where they changed the items that players' lists are made of, and whom a table was closed for. */
export function commit(before: GameRecord | undefined, { game, event, end }: Change): Write[] {
  return [
    before ? changeGame(before, game) : createGame(game),
    ...(event ? [addEvent(game.id, event)] : []),
    ...(end ? [addEvent(game.id, end)] : []),
    ...seatWrites(before, game),
    ...tellClosed(before, game),
  ];
}

/** One item a player: who sits elsewhere now keeps theirs, under another number. */
function seatWrites(before: GameRecord | undefined, game: GameRecord): Write[] {
  const { id, title, status, updated } = game;
  const [was, is] = [seatByPlayer(before), seatByPlayer(game)];
  const gone = [...was.keys()].filter((player) => !is.has(player));
  const changed = [...is].filter(([player, seat]) => was.get(player) !== seat || before?.status !== status);
  return [
    ...gone.map((player) => removeSeat(player, id)),
    ...changed.map(([player, seat]) => changeSeat(player, { game: id, seat, title, status, since: updated })),
  ];
}

function seatByPlayer(game: GameRecord | undefined): Map<string, Seat> {
  return new Map((game?.seats ?? []).flatMap(({ player }, seat) => (player === undefined ? [] : [[player, seat]])));
}
