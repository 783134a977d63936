/** Tables and games. */

import * as z from 'zod/mini';
import { Bytes32, Count, Cursor, Id, Instant, SeatNumber } from './common';

/** `cancelled`: before its start. `void`: after it, without a result. */
export const STATUSES = ['open', 'running', 'finished', 'cancelled', 'void'] as const;
export const VISIBILITIES = ['open', 'invite'] as const;

export const Status = z.enum(STATUSES);

/** What the title's own schema checks: any object here. */
const Free = z.record(z.string(), z.unknown());

const Flat = z.union([z.string(), z.number(), z.boolean()]);

const Typed = z.object({ type: z.string() });

const Action = z.catchall(Typed, Flat);

const Choice = z.readonly(z.catchall(Typed, z.union([Flat, z.readonly(z.array(Flat))])));

const Event = z.catchall(Typed, z.unknown());

export const CreateRequest = z.strictObject({
  title: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  options: Free,
  seats: z.int().check(z.minimum(1), z.maximum(16)),
  visibility: z.enum(VISIBILITIES),
  contribution: z.optional(Bytes32),
});

export const Created = z.object({ id: Id, invite: z.string(), commitment: Bytes32 });

/** How many the host sees at the table: somebody may come or go meanwhile. */
export const StartRequest = z.strictObject({ players: z.int().check(z.positive()) });

/** Whom to remove: somebody else may sit there meanwhile. Absent: nobody, but for whom the seat is kept. */
export const RemoveQuery = z.strictObject({ player: z.optional(Id) });

export const Renewed = z.object({ invite: z.string() });

/**
 * The table of the rematch, and the seat there that the caller has, or may take by sitting down. `invite`: what they need
 * for that where none is kept for them.
 */
export const Rematch = z.object({ id: Id, seat: SeatNumber, invite: z.optional(z.string()) });

export const JoinRequest = z.strictObject({
  invite: z.optional(z.string().check(z.maxLength(64))),
  contribution: z.optional(Bytes32),
});

export const Joined = z.object({ seat: SeatNumber });

export const ContributionRequest = z.strictObject({ contribution: Bytes32 });

/** An empty object is a free seat. */
export const SeatInfo = z.object({
  player: z.optional(Id),
  name: z.optional(z.string()),
  /** Of a rematch: kept for the one of this name, who has not come yet. */
  reserved: z.optional(z.literal(true)),
  contribution: z.optional(Bytes32),
  left: z.optional(z.literal(true)),
});

export const TurnInfo = z.object({ seat: SeatNumber, number: z.int(), since: Instant });

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
  /** Of a look back: the version that view and turn are of. What else stands here is as it is now. */
  at: z.optional(z.int()),
  /** The seat that may start, close and change an open table. */
  host: SeatNumber,
  /** Of an open table: how long its host usually takes for a turn, in milliseconds; absent while nobody can say. */
  hostReplies: z.optional(z.int()),
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

export const ActionRequest = z.strictObject({ action: Action });

/** The game after the action, or again after it, and the version that the action made. */
export const Acted = z.extend(GameAnswer, { applied: z.int() });

/** After the end: through whose eyes. A seat's, or with everything face up. */
const Eyes = z.union([z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)), z.literal('revealed')]);

export const GameQuery = z.strictObject({
  known: z.optional(z.string().check(z.maxLength(64))),
  at: z.optional(Count),
  as: z.optional(Eyes),
});

export const EventsQuery = z.strictObject({ after: z.optional(Count), as: z.optional(Eyes) });

export const EventInfo = z.object({
  version: z.int(),
  at: Instant,
  seat: z.optional(SeatNumber),
  text: z.string(),
  event: Event,
});

/** `next`: there are later ones, after this version. */
export const EventsAnswer = z.object({ events: z.array(EventInfo), next: z.optional(z.int()) });

export const MyGamesQuery = z.strictObject({
  status: z.optional(z.enum(['turn', 'open', 'running', 'finished'])),
  cursor: z.optional(Cursor),
});

export const ListedGame = z.object({
  id: Id,
  title: z.string(),
  options: Free,
  status: Status,
  seats: z.array(SeatInfo),
  you: z.optional(SeatNumber),
  turn: z.optional(TurnInfo),
  deadline: z.optional(Instant),
  result: z.optional(ResultInfo),
  hostReplies: z.optional(z.int()),
  rematch: z.optional(Id),
  created: Instant,
  updated: Instant,
});

export const OpenGamesQuery = z.strictObject({ status: z.literal('open'), cursor: z.optional(Cursor) });

export const GameList = z.object({ games: z.array(ListedGame), next: z.optional(Cursor) });

export type Status = z.infer<typeof Status>;
export type Visibility = (typeof VISIBILITIES)[number];
export type CreateRequest = z.infer<typeof CreateRequest>;
export type Created = z.infer<typeof Created>;
export type JoinRequest = z.infer<typeof JoinRequest>;
export type Eyes = z.infer<typeof Eyes>;
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
