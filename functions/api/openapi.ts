/** The OpenAPI document, from the routes and the schemas they check by. Made at build time: a server only sends its text. */

import { STATUS_CODES } from 'node:http';
import { IdempotencyKey } from '@shared/api/common';
import { PROBLEMS, type ProblemCode } from '@shared/api/problem';
import type { Registry } from '@shared/games/index';
import * as z from 'zod/mini';
import { ANSWERS } from './answers';
import { PLACES, type Route } from './route';
import { ROUTES } from './routes';

type Json = Readonly<Record<string, unknown>>;

/** What any call may meet, and what any call that changes something may meet. */
const ANY: readonly ProblemCode[] = ['bad_request', 'failed', 'busy'];
const CHANGING: readonly ProblemCode[] = ['bad_json', 'forbidden_origin', 'too_large', 'not_json'];

/** The same where a form is taken. */
const SENDING: readonly ProblemCode[] = ['too_large'];

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

const MATCHES = {
  version: 'The tag of the game as it was seen, or its version in quotes. Required (428).',
  tag: 'The tag as it was seen. Required (428).',
} as const;

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-session',
  description: 'POST /api/session/guest sets it. Where there is no https it is named for the port: session-3000.',
} as const;

export async function openapi(registry: Registry): Promise<Json> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Casebook',
      version: '1',
      description:
        'Deduction games by mail. Seats are numbered from 0, times are epoch milliseconds, ids are 128 random bits in URL-safe text. A guest’s session comes as a cookie. A method that a path does not have is refused with 405, method_not_allowed, and Allow names those it has.',
    },
    paths: pathsOf(ROUTES),
    components: { securitySchemes: { session: SESSION }, schemas: { ...answerSchemas(), ...(await titleSchemas(registry)) } },
  };
}

function pathsOf(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {
    '/api/openapi.json': {
      get: {
        summary: 'This document.',
        responses: { 200: { description: 'OK', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  };
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  return paths;
}

function operationOf(route: Route): Json {
  const { summary, body, form, problems } = route;
  return {
    summary,
    ...(problems.includes('not_signed_in') ? { security: [{ session: [] }] } : {}),
    parameters: parametersOf(route),
    ...(body ? { requestBody: bodyOf(body, form ? FORM_TYPES : ['application/json']) } : {}),
    responses: responsesOf(route),
  };
}

/** No body is an empty object: one that must hold something must be there. */
function bodyOf(body: z.ZodMiniType, types: readonly string[]): Json {
  const required = !z.safeParse(body, {}).success;
  const schema = linked(schemaOf(body));
  return { required, content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function parametersOf({ path, query, key, match }: Route): Json[] {
  const { properties = {}, required = [] } = query ? schemaOf(query) : {};
  return [
    ...Object.entries(PLACES).flatMap(([name, place]) => {
      return path.includes(`{${name}}`) ? [{ in: 'path', name, required: true, schema: schemaOf(place) }] : [];
    }),
    ...Object.entries(properties as Json).map(([name, schema]) => {
      return { in: 'query', name, required: (required as readonly string[]).includes(name), schema };
    }),
    ...(key ? [{ in: 'header', name: 'Idempotency-Key', required: key === 'required', schema: schemaOf(IdempotencyKey) }] : []),
    ...(match
      ? [
          {
            in: 'header',
            name: 'If-Match',
            description: MATCHES[match],
            schema: { type: 'string' },
          },
        ]
      : []),
  ];
}

function responsesOf({ method, form, status, answer, orNothing, problems }: Route): Json {
  const changing = form ? SENDING : CHANGING;
  const codes = [...problems, ...ANY, ...(method === 'get' ? [] : changing)];
  const refusals = codes.map((code) => PROBLEMS[code]).map((refusal) => [refusal, refusalOf(codes, refusal)]);
  return {
    [status]: { description: STATUS_CODES[status], ...(answer ? contentOf('application/json', answer) : {}) },
    ...(orNothing ? { 204: { description: STATUS_CODES[204] } } : {}),
    ...Object.fromEntries(refusals),
  };
}

function refusalOf(codes: readonly ProblemCode[], status: number): Json {
  const description = codes.filter((code) => PROBLEMS[code] === status).join(', ');
  return { description, ...contentOf('application/problem+json', 'Problem') };
}

function contentOf(type: string, name: string): Json {
  return { content: { [type]: { schema: { $ref: `#/components/schemas/${name}` } } } };
}

function answerSchemas(): Json {
  const named = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ANSWERS)) named.add(schema, { id });
  const { schemas } = z.toJSONSchema(named, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)]));
}

/** What only a title can check: its options and its actions, each of them one of the titles'. */
const OF_TITLES = ['options', 'action'] as const;

async function titleSchemas(registry: Registry): Promise<Json> {
  const schemas: Record<string, Json> = {};
  const newest = [...new Map(registry.map((game) => [game.title.id, game])).values()];
  for (const field of OF_TITLES) {
    for (const { title, schema } of newest) schemas[`${title.id}.${field}`] = schemaOf((await schema())[field]);
    schemas[field] = { anyOf: newest.map(({ title }) => ({ $ref: `#/components/schemas/${title.id}.${field}` })) };
  }
  return schemas;
}

/** A body that points to its title's part. */
function linked(schema: Json): Json {
  const properties: Record<string, unknown> = { ...(schema.properties as Json) };
  for (const field of OF_TITLES) if (field in properties) properties[field] = { $ref: `#/components/schemas/${field}` };
  return { ...schema, properties };
}

/** What may be sent. */
function schemaOf(schema: z.ZodMiniType): Json {
  return bare(z.toJSONSchema(schema, { io: 'input' }));
}

function bare(schema: object): Json {
  const { $schema, $id, ...rest } = schema as Json;
  return rest;
}
