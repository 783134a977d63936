/** The API over HTTP: parse, call, answer. */

import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { LONGEST_BODY, readBody, readForm } from '../http/body';
import { type SessionCookie, sessionCookie } from '../http/cookie';
import { failureOf, type Logger } from '../http/logger';
import { ownOrigin } from '../http/origin';
import { Refusal } from '../play/refusal';
import type { ApiWorld, World } from '../play/world';
import { isThrottled, isUnanswered } from '../store/dynamo/errors';
import { headers } from './headers';
import { answerProblem } from './problem';
import type { Answer, Incoming, Route } from './route';
import { ROUTES } from './routes';

export interface Parts {
  readonly world: World;
  /** What browsers subscribe to notices with: the public half of the server's keys, in URL-safe base64. */
  readonly pushKey: string;
  /** The text of the OpenAPI document: made at build time from the same routes. */
  readonly openapi: string;
  /** Where people find the site, such as `https://casebook.example`. */
  readonly baseAddress: string;
  /** Another that leads to the same site; as good to whoever finds it, and no link leads there. */
  readonly otherAddress?: string;
  readonly log: Logger;
  readonly clientOf: ClientOf;
  /** Which build of the site belongs to this server: a page of another one is told to reload. */
  readonly release: string;
}

/** Where a request came from: an address of the network. */
export type ClientOf = (c: Context) => string;

/** What is asked of other pages than ours. */
const FORMS = new Set(ROUTES.filter(({ form }) => form).map(({ path }) => path));

/** The app, not listening yet. It answers under /api alone. */
export function createApp(parts: Parts): Hono {
  const { openapi, baseAddress, otherAddress = baseAddress, log, clientOf, release } = parts;
  const world: ApiWorld = { ...parts.world, pushKey: parts.pushKey };
  const app = new Hono();
  const cookie = sessionCookie(baseAddress);

  app.onError((error, c) => {
    if (error instanceof Refusal) return answerProblem(c, error.code, error.more);
    if (isThrottled(error) || isUnanswered(error)) return answerProblem(c, 'busy');
    log(failureOf(c.req.method, routeOf(c), error));
    return answerProblem(c, 'failed');
  });

  app.use('/api/*', headers(release));
  app.use('/api/*', ownOrigin([baseAddress, otherAddress], FORMS));
  app.use('/api/*', bodyLimit({ maxSize: LONGEST_BODY, onError: refuseLength }));

  app.get('/api/openapi.json', (c) => c.body(openapi, 200, { 'Content-Type': 'application/json' }));
  for (const route of ROUTES) {
    app.on(route.method.toUpperCase(), patternOf(route.path), async (c) => {
      return answer(c, cookie, route, await route.run(world, await incomingOf(c, cookie, clientOf, route)));
    });
  }
  for (const [path, methods] of methodsByPath()) {
    app.all(path, (c) => {
      c.header('Allow', methods.join(', '));
      return answerProblem(c, 'method_not_allowed');
    });
  }
  app.all('/api/*', (c) => answerProblem(c, 'not_found'));
  return app;
}

function refuseLength(): never {
  throw new Refusal('too_large');
}

async function incomingOf(c: Context, cookie: SessionCookie, clientOf: ClientOf, { method, form }: Route): Promise<Incoming> {
  return {
    token: cookie.read(c),
    path: c.req.param() as Record<string, string>,
    query: fieldsOf(new URL(c.req.url).searchParams),
    body: method === 'get' ? {} : form ? fieldsOf(await readForm(c)) : await readBody(c),
    key: c.req.header('Idempotency-Key'),
    match: c.req.header('If-Match'),
    client: clientOf(c),
    agent: c.req.header('User-Agent') ?? '',
  };
}

/** Each field's value, or its values where it comes twice. */
function fieldsOf(given: URLSearchParams | FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...given.keys()].map((name) => {
      const values = given.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function answer(c: Context, cookie: SessionCookie, { status }: Route, { body, tag, to, file, session }: Answer): Response {
  if (tag !== undefined) c.header('ETag', tag);
  if (file !== undefined) c.header('Content-Disposition', `attachment; filename="${file}"`);
  if (session === 'ended') cookie.clear(c);
  else if (session) cookie.write(c, session.token);
  if (to !== undefined) return c.redirect(to, 303);
  return body === undefined ? c.body(null, status === 202 ? 202 : 204) : c.json(body, status as ContentfulStatusCode);
}

/** The pattern of the route that a request has met. */
function routeOf(c: Context): string {
  return matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? '/api/*';
}

function patternOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The methods of every path, for what has another one. */
function methodsByPath(): Map<string, string[]> {
  const methods = new Map([['/api/openapi.json', ['GET', 'HEAD']]]);
  for (const { path, method } of ROUTES) {
    const pattern = patternOf(path);
    methods.set(pattern, [...(methods.get(pattern) ?? []), method.toUpperCase(), ...(method === 'get' ? ['HEAD'] : [])]);
  }
  return methods;
}
