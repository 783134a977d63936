/** What is answered about tables and games: no server builds these schemas, for it checks what comes in alone. */

import * as z from 'zod/mini';
import { Bytes32, Cursor, Id, Instant, SeatNumber } from './common';
import { Flat, Free, Status, Typed, VISIBILITIES, WHYS, WISHES } from './games';
import { Pace } from './pace';

const Choice = z.readonly(z.catchall(Typed, z.union([Flat, z.readonly(z.array(Flat))])));

const Event = z.catchall(Typed, z.unknown());

export const Created = z.object({ id: Id, invite: z.string(), commitment: Bytes32 });

export const Renewed = z.object({ invite: z.string() });

/**
 * The table of the rematch, and the seat there that the caller has, or may take by sitting down. `invite`: what they need
 * for that where none is kept for them.
 */
export const Rematch = z.object({ id: Id, seat: SeatNumber, invite: z.optional(z.string()) });

export const Joined = z.object({ seat: SeatNumber });

/** An empty object is a free seat. */
export const SeatInfo = z.object({
  player: z.optional(Id),
  name: z.optional(z.string()),
  /** Of a rematch: kept for the one of this name, who has not come yet. */
  reserved: z.optional(z.literal(true)),
  contribution: z.optional(Bytes32),
  left: z.optional(z.literal(true)),
  /** Of an open table: how long they usually take for a turn, in milliseconds; absent while nobody can say. */
  replies: z.optional(z.int()),
  /** The vacation they are on, or the next one they have planned, at a table whose pace knows vacations. */
  away: z.optional(z.object({ from: Instant, until: Instant })),
  /** Turns that they have missed. */
  missed: z.optional(z.int()),
  /** What is left in their bank since their last turn ended, in milliseconds. */
  bank: z.optional(z.int()),
  wish: z.optional(z.enum(WISHES)),
});

/**
 * `time`: what it may take in all, in milliseconds of time that counts, with bank and gifts. `gifts`: the seats that have
 * given the one to move more time.
 */
export const TurnInfo = z.object({
  seat: SeatNumber,
  number: z.int(),
  since: Instant,
  time: z.optional(z.int()),
  gifts: z.optional(z.array(SeatNumber)),
});

export const ResultInfo = z.object({
  how: z.string(),
  seats: z.array(z.object({ place: z.int(), score: z.optional(z.number()) })),
});

export const GameAnswer = z.object({
  id: Id,
  title: z.string(),
  rules: z.string(),
  options: Free,
  visibility: z.enum(VISIBILITIES),
  pace: Pace,
  rated: z.boolean(),
  status: Status,
  version: z.int(),
  revision: z.int(),
  created: Instant,
  updated: Instant,
  now: Instant,
  seats: z.array(SeatInfo),
  you: z.optional(SeatNumber),
  turn: z.optional(TurnInfo),
  deadline: z.optional(Instant),
  /** Until when the clocks of a paused game stand, unless somebody goes on. */
  paused: z.optional(Instant),
  /** When a player who waits last nudged the one to move. */
  nudged: z.optional(Instant),
  /** Of an open table: when it is closed, if it does not fill. */
  expires: z.optional(Instant),
  why: z.optional(z.enum(WHYS)),
  /** Of a look back: the version that view and turn are of. What else stands here is as it is now. */
  at: z.optional(z.int()),
  /** The seat that may start, close and change an open table. */
  host: SeatNumber,
  /** Of an open table: the seat that is kept for the viewer, who has not come yet. */
  kept: z.optional(SeatNumber),
  /** Of a finished game: the table at which it is to be played again. */
  rematch: z.optional(Id),
  commitment: Bytes32,
  /** To those who sit at a table that is still open: what their friends need. */
  invite: z.optional(z.string()),
  view: z.optional(z.unknown()),
  choices: z.optional(z.readonly(z.array(Choice))),
  result: z.optional(ResultInfo),
  /** After the end: what the commitment was made of. */
  secret: z.optional(Bytes32),
});

/** The game after the action, or again after it, and the version that the action made. */
export const Acted = z.extend(GameAnswer, { applied: z.int() });

export const EventInfo = z.object({
  version: z.int(),
  at: Instant,
  seat: z.optional(SeatNumber),
  /** By the clock, and not by the seat: an automatic turn, or a forfeit. */
  auto: z.optional(z.literal(true)),
  text: z.string(),
  event: Event,
});

/** `next`: there are later ones, after this version. */
export const EventsAnswer = z.object({ events: z.array(EventInfo), next: z.optional(z.int()) });

export const ListedGame = z.object({
  id: Id,
  title: z.string(),
  options: Free,
  pace: Pace,
  rated: z.boolean(),
  status: Status,
  seats: z.array(SeatInfo),
  you: z.optional(SeatNumber),
  turn: z.optional(TurnInfo),
  deadline: z.optional(Instant),
  paused: z.optional(Instant),
  why: z.optional(z.enum(WHYS)),
  result: z.optional(ResultInfo),
  rematch: z.optional(Id),
  created: Instant,
  updated: Instant,
});

export const GameList = z.object({ games: z.array(ListedGame), next: z.optional(Cursor) });

export type Created = z.infer<typeof Created>;
export type Rematch = z.infer<typeof Rematch>;
export type Renewed = z.infer<typeof Renewed>;
export type Joined = z.infer<typeof Joined>;
export type SeatInfo = z.infer<typeof SeatInfo>;
export type GameAnswer = z.infer<typeof GameAnswer>;
export type Acted = z.infer<typeof Acted>;
export type EventInfo = z.infer<typeof EventInfo>;
export type EventsAnswer = z.infer<typeof EventsAnswer>;
export type ListedGame = z.infer<typeof ListedGame>;
export type GameList = z.infer<typeof GameList>;
