/** Where each item stands. docs/architecture.md, "The table". */

import type { Channel } from '@shared/notices/channels';

/** Partition and sort key of an item. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** Sorts before every event, and after all of them. */
const EVENTS = { first: 'EVENT#', last: 'EVENT#~' } as const;

/** What the sort key of every nudge begins with; its instant follows. */
export const NUDGES = 'NUDGE#';

/** What the sort key of every message at a table begins with; its number follows. */
export const MESSAGES = 'MESSAGE#';

/** What the sort key of every seat of a player begins with; the game follows. */
export const SEATS = 'SEAT#';

/** The same of devices and mutes. */
export const DEVICES = 'DEVICE#';
export const MUTES = 'MUTE#';

/** The same of reports that a player has filed. */
export const TOLD = 'TOLD#';

/** The same of games beside which a player has said or written something. */
export const BESIDE = 'BESIDE#';

/** What the sort key of everything begins with that a player is to be told and that stands in no game. */
export const TELLS = 'TELL#';

/** The same of news that is kept for a digest, in the partition of a player's notices. */
export const KEPT_NEWS = 'DIGEST#';

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

/** That a player who waited has nudged the one to move, at this instant. Epoch milliseconds. */
export function nudgeKey(game: string, at: number): Key {
  return { pk: `GAME#${game}`, sk: `${NUDGES}${String(at).padStart(15, '0')}` };
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

/** A browser in which a player is signed in: how they find and end its session. */
export function deviceKey(player: string, device: string): Key {
  return { pk: accountKey(player).pk, sk: `${DEVICES}${device}` };
}

/** Which browser takes notices at an endpoint of a push service, by its hash. */
export function endpointKey(hash: string): Key {
  return { pk: `ENDPOINT#${hash}`, sk: 'ENDPOINT' };
}

/** That a player does not want to read another. */
export function muteKey(player: string, muted: string): Key {
  return { pk: accountKey(player).pk, sk: `${MUTES}${muted}` };
}

/** That a player has said or written down something beside a game. */
export function besideKey(player: string, game: string): Key {
  return { pk: accountKey(player).pk, sk: `${BESIDE}${game}` };
}

/** That a player has filed a report, which stands at the same place among all of them. */
export function toldKey(player: string, at: number, id: string): Key {
  return { pk: accountKey(player).pk, sk: `${TOLD}${operatorKey('REPORT', at, id).sk}` };
}

/** Whom a guest has become. */
export function successorKey(guest: string): Key {
  return { pk: accountKey(guest).pk, sk: 'SUCCESSOR' };
}

/** How long a player usually takes for a turn. */
export function habitKey(player: string): Key {
  return { pk: accountKey(player).pk, sk: 'HABIT' };
}

/** A player's change of address that is under way. */
export function changeKey(player: string): Key {
  return { pk: accountKey(player).pk, sk: 'CHANGE' };
}

/** Whose an address is, by its hash. */
export function addressKey(hash: string): Key {
  return { pk: `ADDRESS#${hash}`, sk: 'ADDRESS' };
}

/** That no mail goes to an address, in the same partition. */
export function stopKey(hash: string): Key {
  return { pk: addressKey(hash).pk, sk: 'STOP' };
}

/** A code or a link of a mail or of another browser, by the hash of what finds it. */
export function codeKey(hash: string): Key {
  return { pk: `CODE#${hash}`, sk: 'CODE' };
}

/** A message at a table, by its number. */
export function messageKey(game: string, n: number): Key {
  return { pk: `GAME#${game}`, sk: `${MESSAGES}${String(n).padStart(6, '0')}` };
}

/** The range of the messages with higher numbers. */
export function messagesAfter(game: string, n: number): { pk: string; from: string; to: string } {
  const { pk, sk } = messageKey(game, n + 1);
  return { pk, from: sk, to: `${MESSAGES}~` };
}

/** How many messages a table has, and how often any was changed. */
export function talkKey(game: string): Key {
  return { pk: `GAME#${game}`, sk: 'TALK' };
}

/** What a player has written down beside a game. */
export function noteKey(game: string, player: string): Key {
  return { pk: `GAME#${game}`, sk: `NOTE#${player}` };
}

/** That a player was told something, by what they were told. */
export function noticeKey(player: string, what: string): Key {
  return { pk: `NOTICE#${player}`, sk: what };
}

/** Something that a player is to be told, by what it is. */
export function tellKey(player: string, what: string): Key {
  return { pk: accountKey(player).pk, sk: `${TELLS}${what}` };
}

/** When a player's next digest is due. */
export function digestKey(player: string): Key {
  return { pk: accountKey(player).pk, sk: 'DIGEST' };
}

/** Something that a player is told with the digest of a channel, by what it is. */
export function keptNewsKey(player: string, channel: Channel, what: string): Key {
  return { pk: noticeKey(player, '').pk, sk: `${KEPT_NEWS}${channel}#${what}` };
}

/** Since when a channel has owed a notice. */
export function channelKey(channel: Channel): Key {
  return { pk: `CHANNEL#${channel}`, sk: 'CHANNEL' };
}

/** How often something was done by somebody, by the hash of whom, in the stretch of time that ends so. Epoch seconds. */
export function countKey(what: string, whom: string, end: number): Key {
  return { pk: `COUNT#${what}#${whom}`, sk: String(end) };
}

/** A report, or a line of the operator's log, by when it came. */
export function operatorKey(kind: 'REPORT' | 'LOG', at: number, id: string): Key {
  return { pk: kind, sk: `${String(at).padStart(15, '0')}#${id}` };
}

/** When it came, and its id, from such a sort key. */
export function operatorPlace(sk: string): { at: number; id: string } {
  const [at = '', id = ''] = sk.split('#');
  return { at: Number(at), id };
}

/** The last sign of life of the clock. */
export function clockKey(): Key {
  return { pk: 'CLOCK', sk: 'CLOCK' };
}

/** A session, by the hash of its token. */
export function sessionKey(hash: string): Key {
  return { pk: `SESSION#${hash}`, sk: 'SESSION' };
}

/** The partitions of index `due`. */
export const DUE = ['DUE#0', 'DUE#1', 'DUE#2', 'DUE#3'] as const;

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
