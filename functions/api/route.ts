/** A route: what the OpenAPI document says of it, and what it does. Both follow from one definition. */

import { IdempotencyKey } from '@shared/api/common';
import type { ProblemCode } from '@shared/api/problem';
import * as z from 'zod/mini';
import { versionOf } from '../play/games/tag';
import { Refusal } from '../play/refusal';
import type { Token } from '../play/viewer';
import type { World } from '../play/world';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Description {
  readonly method: Method;
  /** As OpenAPI writes it: `/api/games/{id}`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * Whether the call must have an Idempotency-Key; undefined: it means nothing here. A call that is repeatable by
   * itself checks its form alone, and says so in its summary.
   */
  readonly key?: 'required' | 'optional';
  /** Whether If-Match says which version was seen. */
  readonly match?: true;
  readonly status: 200 | 201 | 204;
  /** What comes with success; undefined: nothing. */
  readonly answer?: z.ZodMiniType;
  /** 204 is an answer too. */
  readonly orNothing?: true;
  /** Refusals of its own, besides those that any call may meet. */
  readonly problems: readonly ProblemCode[];
}

/** A request as it came in. */
export interface Incoming {
  readonly token: Token;
  /** The game that the path names; empty where it names none. */
  readonly id: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string | undefined;
  readonly match: string | undefined;
}

/** A request that fits the route's schemas. */
export interface Asked<Query, Body> {
  readonly token: Token;
  readonly id: string;
  readonly query: Query;
  readonly body: Body;
  readonly key: string | undefined;
  readonly version: number | undefined;
}

export interface Answer<Body = unknown> {
  /** Absent: 204. */
  readonly body?: Body;
  readonly tag?: string;
  /** The session from now on; 'ended': none. */
  readonly session?: { readonly token: string } | 'ended';
}

export interface Route extends Description {
  /** @throws Refusal */
  run(world: World, incoming: Incoming): Promise<Answer>;
}

const Nothing = z.strictObject({});

/** A route without query or body accepts none. */
export function route<
  Success extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = typeof Nothing,
  Body extends z.ZodMiniType = typeof Nothing,
>(
  description: Description & { readonly query?: Query; readonly body?: Body; readonly answer?: Success },
  handle: (world: World, asked: Asked<z.infer<Query>, z.infer<Body>>) => Promise<Answer<z.infer<Success>>>,
): Route {
  const query = (description.query ?? Nothing) as Query;
  const body = (description.body ?? Nothing) as Body;
  return {
    ...description,
    async run(world, incoming) {
      const { token, id } = incoming;
      const key = keyOf(description, incoming.key);
      const version = description.match ? matchOf(incoming.match) : undefined;
      return handle(world, { token, id, query: parse(query, incoming.query), body: parse(body, incoming.body), key, version });
    },
  };
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new Refusal('bad_request');
  return parsed.data;
}

function keyOf({ key: wanted }: Description, key: string | undefined): string | undefined {
  if (wanted === undefined || (wanted === 'optional' && key === undefined)) return undefined;
  return parse(IdempotencyKey, key);
}

function matchOf(match: string | undefined): number | undefined {
  if (match === undefined) return undefined;
  const version = versionOf(match);
  if (version === undefined) throw new Refusal('bad_request');
  return version;
}
