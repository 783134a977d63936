/** A route: what the OpenAPI document says of it, and what it does. Both follow from one definition. */

import { Count, Id, IdempotencyKey } from '@shared/api/common';
import type { ProblemCode } from '@shared/api/problem';
import * as z from 'zod/mini';
import { versionOf } from '../play/games/tag';
import { Refusal } from '../play/refusal';
import type { Token } from '../play/viewer';
import type { ApiWorld } from '../play/world';
import type { Answers } from './answers';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface Description {
  readonly method: Method;
  /** As OpenAPI writes it: `/api/games/{id}/seats/{seat}`. What may stand in braces: `PLACES`. */
  readonly path: string;
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * Whether the call must have an Idempotency-Key; undefined: it means nothing here. A call that is repeatable by
   * itself checks its form alone, and says so in its summary.
   */
  readonly key?: 'required' | 'optional';
  /** What If-Match says was seen: a version of the game, or a tag of something else. */
  readonly match?: 'version' | 'tag';
  /** The body is a form, and comes from wherever a letter is read: any origin, and nobody's session. */
  readonly form?: true;
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** What comes with success; undefined: nothing. */
  readonly answer?: keyof Answers;
  /** 204 is an answer too. */
  readonly orNothing?: true;
  /** Refusals of its own, besides those that any call may meet. */
  readonly problems: readonly ProblemCode[];
}

/** A request as it came in. */
export interface Incoming {
  readonly token: Token;
  /** What the path names, as it came. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly key: string | undefined;
  readonly match: string | undefined;
  /** Where the request came from: an address of the network, for counting alone. */
  readonly client: string;
  /** What the browser says of itself. */
  readonly agent: string;
}

/** A request that fits the route's schemas. */
export interface Asked<Query, Body> {
  readonly token: Token;
  /** The game that the path names; empty where it names none. */
  readonly id: string;
  /** The seat that the path names; -1 where it names none. */
  readonly seat: number;
  /** The session that the path names; empty where it names none. */
  readonly session: string;
  readonly query: Query;
  readonly body: Body;
  readonly key: string | undefined;
  /** Of If-Match. */
  readonly match: string | undefined;
  /** The version that it names. */
  readonly version: number | undefined;
  readonly client: string;
  readonly agent: string;
}

export interface Answer<Body = unknown> {
  /** Absent: 204. */
  readonly body?: Body;
  readonly tag?: string;
  /** Of 303: where to look instead, from the site's own address on. */
  readonly to?: string;
  /** A name to save it under, where it is a file. */
  readonly file?: string;
  /** The session from now on; 'ended': none. */
  readonly session?: { readonly token: string } | 'ended';
}

export interface Route extends Description {
  /** @throws Refusal */
  run(world: ApiWorld, incoming: Incoming): Promise<Answer>;
}

const Nothing = z.strictObject({});

/** What a path may name. What cannot be one is not there. */
export const PLACES = { id: Id, seat: Count, session: Id } as const;

const Places = z.partial(z.object(PLACES));

/** A route without query or body accepts none. */
export function route<
  Success extends keyof Answers = never,
  Query extends z.ZodMiniType = typeof Nothing,
  Body extends z.ZodMiniType = typeof Nothing,
>(
  description: Description & { readonly query?: Query; readonly body?: Body; readonly answer?: Success },
  handle: (world: ApiWorld, asked: Asked<z.infer<Query>, z.infer<Body>>) => Promise<Answer<Answers[Success]>>,
): Route {
  const query = (description.query ?? Nothing) as Query;
  const body = (description.body ?? Nothing) as Body;
  return {
    ...description,
    async run(world, incoming) {
      const { token, path, client, agent } = incoming;
      const { id = '', seat = -1, session = '' } = placesIn(path);
      const key = keyOf(description, incoming.key);
      const match = description.match ? incoming.match : undefined;
      const version = description.match === 'version' ? versionIn(match) : undefined;
      const parsed = { query: parse(query, incoming.query), body: parse(body, incoming.body) };
      return handle(world, { token, id, seat, session, ...parsed, key, match, version, client, agent });
    },
  };
}

function parse<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, value);
  if (!parsed.success) throw new Refusal('bad_request');
  return parsed.data;
}

function placesIn(path: Incoming['path']): z.infer<typeof Places> {
  const places = z.safeParse(Places, path);
  if (!places.success) throw new Refusal('not_found');
  return places.data;
}

function keyOf({ key: wanted }: Description, key: string | undefined): string | undefined {
  if (wanted === undefined || (wanted === 'optional' && key === undefined)) return undefined;
  return parse(IdempotencyKey, key);
}

function versionIn(match: string | undefined): number | undefined {
  if (match === undefined) return undefined;
  const version = versionOf(match);
  if (version === undefined) throw new Refusal('bad_request');
  return version;
}
