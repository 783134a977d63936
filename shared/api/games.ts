/** What is asked of tables and games. */

import * as z from 'zod/mini';
import { Bytes32, Count, Cursor, Id } from './common';
import { Pace } from './pace';

export type {
  Acted,
  Created,
  EventInfo,
  EventsAnswer,
  GameAnswer,
  GameList,
  Joined,
  ListedGame,
  Rematch,
  Renewed,
  SeatInfo,
} from './game-answers';

/** `cancelled`: before its start. `void`: after it, without a result. */
export const STATUSES = ['open', 'running', 'finished', 'cancelled', 'void'] as const;
export const VISIBILITIES = ['open', 'invite'] as const;

/** What all who play may agree on. */
export const WISHES = ['pause', 'abort'] as const;
/** Why a game is void or a table cancelled, where it was nobody's wish alone: its players agreed, nobody ever moved, nobody came. */
export const WHYS = ['agreed', 'unplayed', 'expired'] as const;

export const Status = z.enum(STATUSES);

/** What the title's own schema checks: any object here. */
export const Free = z.record(z.string(), z.unknown());

export const Flat = z.union([z.string(), z.number(), z.boolean()]);

export const Typed = z.object({ type: z.string() });

const Action = z.catchall(Typed, Flat);

export const CreateRequest = z.strictObject({
  title: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  options: Free,
  seats: z.int().check(z.minimum(1), z.maximum(16)),
  visibility: z.enum(VISIBILITIES),
  /** Absent: a turn may take as long as it likes. */
  pace: z.optional(Pace),
  /** Whether it counts: nobody can call it off without a result. Absent: no. */
  rated: z.optional(z.boolean()),
  contribution: z.optional(Bytes32),
});

/** How many the host sees at the table: somebody may come or go meanwhile. */
export const StartRequest = z.strictObject({ players: z.int().check(z.positive()) });

/** Whom to remove: somebody else may sit there meanwhile. Absent: nobody, but for whom the seat is kept. */
export const RemoveQuery = z.strictObject({ player: z.optional(Id) });

export const JoinRequest = z.strictObject({
  invite: z.optional(z.string().check(z.maxLength(64))),
  contribution: z.optional(Bytes32),
});

export const ContributionRequest = z.strictObject({ contribution: Bytes32 });

/** Which turn is meant, by its number: it may be over meanwhile. */
export const TurnRequest = z.strictObject({ turn: z.int().check(z.positive()) });

/** What a seated player would like to be done, or `none` of it any more. */
export const WishRequest = z.strictObject({ wish: z.enum([...WISHES, 'none']) });

export const ActionRequest = z.strictObject({ action: Action });

/** After the end: through whose eyes. A seat's, or with everything face up. */
const Eyes = z.union([z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)), z.literal('revealed')]);

export const GameQuery = z.strictObject({
  known: z.optional(z.string().check(z.maxLength(64))),
  at: z.optional(Count),
  as: z.optional(Eyes),
});

export const EventsQuery = z.strictObject({ after: z.optional(Count), as: z.optional(Eyes) });

export const MyGamesQuery = z.strictObject({
  status: z.optional(z.enum(['turn', 'open', 'running', 'finished'])),
  cursor: z.optional(Cursor),
});

export const OpenGamesQuery = z.strictObject({ status: z.literal('open'), cursor: z.optional(Cursor) });

export type Status = z.infer<typeof Status>;
export type Visibility = (typeof VISIBILITIES)[number];
export type Wish = (typeof WISHES)[number];
export type Why = (typeof WHYS)[number];
export type CreateRequest = z.infer<typeof CreateRequest>;
export type JoinRequest = z.infer<typeof JoinRequest>;
export type Eyes = z.infer<typeof Eyes>;
