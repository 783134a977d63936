/** A game's record. shared/record/record.ts says what the fields mean. */

import * as z from 'zod/mini';
import { Bytes32, Id, Instant, SeatNumber } from './common';

/** As the record itself has it: nobody adds to it. */
function list<Item extends z.ZodMiniType>(item: Item): z.ZodMiniReadonly<z.ZodMiniArray<Item>> {
  return z.readonly(z.array(item));
}

const Flat = z.union([z.string(), z.number(), z.boolean()]);
const Typed = z.object({ type: z.string() });

const Seat = z.object({ name: z.string(), contribution: z.optional(Bytes32) });

const Move = z.object({
  at: Instant,
  seat: z.optional(SeatNumber),
  auto: z.optional(z.literal(true)),
  action: z.optional(z.catchall(Typed, Flat)),
  drawn: z.optional(list(z.readonly(z.tuple([z.string(), z.union([z.int(), list(z.int())])])))),
  events: list(z.catchall(Typed, z.unknown())),
});

export const RecordAnswer = z.object({
  format: z.literal(1),
  id: Id,
  title: z.string(),
  rules: z.string(),
  options: z.record(z.string(), Flat),
  created: Instant,
  seats: list(Seat),
  commitment: Bytes32,
  secret: z.optional(Bytes32),
  sight: z.optional(z.union([SeatNumber, z.literal('spectator')])),
  status: z.enum(['running', 'finished', 'void']),
  why: z.optional(z.enum(['agreed', 'unplayed'])),
  moves: list(Move),
  result: z.optional(z.object({ how: z.string(), seats: list(z.object({ place: z.int(), score: z.optional(z.number()) })) })),
});
