/** Where each item stands. docs/architecture.md, "The table". */

/** Partition and sort key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Sorts before every event, and after all of them. */
const EVENTS = { first: 'EVENT#', last: 'EVENT#~' } as const;

/** What the sort key of every seat of a player begins with; the game follows. */
export const SEATS = 'SEAT#';

/** The document of a game. */
export function gameKey(game: string): Key {
  return { pk: `GAME#${game}`, sk: 'GAME' };
}

/** What the command did that made this version of a game. */
export function eventKey(game: string, version: number): Key {
  return { pk: `GAME#${game}`, sk: `${EVENTS.first}${String(version).padStart(8, '0')}` };
}

/** The range of the events of later versions. */
export function eventsAfter(game: string, version: number): { pk: string; from: string; to: string } {
  const { pk, sk } = eventKey(game, version + 1);
  return { pk, from: sk, to: EVENTS.last };
}

/** A player’s account, in the partition that holds their seats and requests too. */
export function accountKey(player: string): Key {
  return { pk: `PLAYER#${player}`, sk: 'ACCOUNT' };
}

/** That a player sits in a game. */
export function seatKey(player: string, game: string): Key {
  return { pk: `PLAYER#${player}`, sk: `${SEATS}${game}` };
}

/** A player’s request, by the hash of its idempotency key. */
export function requestKey(player: string, hash: string): Key {
  return { pk: `PLAYER#${player}`, sk: `REQUEST#${hash}` };
}

/** A session, by the hash of its token. */
export function sessionKey(hash: string): Key {
  return { pk: `SESSION#${hash}`, sk: 'SESSION' };
}

/** The partition of index `listed` that holds the games waiting for a player. */
export function turnOf(player: string): string {
  return `TURN#${player}`;
}

/** The partition of index `listed` that holds a title's public tables with a free seat. */
export function openOf(title: string): string {
  return `OPEN#${title}`;
}

/** A place in index `listed`: by instant, in epoch milliseconds, and no two games at the same. */
export function listedAt(instant: number, game: string): string {
  return `${String(instant).padStart(15, '0')}#${game}`;
}

/** The game that stands at a place of index `listed`. */
export function gameListedAt(place: string): string {
  return place.slice(place.indexOf('#') + 1);
}
