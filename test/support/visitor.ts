/** A browser of the API: keeps its cookie, keeps all it was sent, and checks every answer against the description. */

import { randomUUID } from 'node:crypto';
import type { Acted, Created, CreateRequest, EventsAnswer, GameAnswer, GameList, Joined, JoinRequest } from '@shared/api/games';
import type { Notices, NoticesRequest } from '@shared/api/notices';
import type { Me, MeRequest } from '@shared/api/people';
import type { Problem } from '@shared/api/problem';
import type { Guest } from '@shared/api/session';
import type { Action } from '@shared/game';
import { faults, type Schema } from './schema';

export interface Asking {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly body?: NonNullable<RequestInit['body']>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** Headers of every answer. */
const ALWAYS = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>>;
}

interface Description {
  readonly components: unknown;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export class Visitor {
  cookie: string | undefined;
  /** Every answer, headers and body, as it came. */
  readonly received: string[] = [];

  private constructor(
    readonly address: string,
    readonly description: Description,
  ) {}

  /** Somebody who has not signed in. */
  static async at(address: string): Promise<Visitor> {
    const description = await (await fetch(`${address}/api/openapi.json`)).json();
    return new Visitor(address, description as Description);
  }

  /** Another one at the same place. */
  another(): Visitor {
    return new Visitor(this.address, this.description);
  }

  async ask<Body = unknown>(path: string, asking: Asking = {}): Promise<Answered<Body>> {
    const { method = 'GET', json, body, headers = {} } = asking;
    const response = await fetch(`${this.address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookie === undefined ? {} : { Cookie: this.cookie }),
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
    const text = await response.text();
    this.received.push(`${[...response.headers].map((header) => header.join(': ')).join('\n')}\n\n${text}`);
    this.keep(response.headers);
    const answered = { status: response.status, headers: response.headers, text, body: parse(response.headers, text) };
    this.check(method, path, answered);
    return answered as Answered<Body>;
  }

  /** @throws Error unless the answer has this status. */
  async expect<Body>(status: number, path: string, asking?: Asking): Promise<Body> {
    const answered = await this.ask<Body>(path, asking);
    if (answered.status !== status) throw new Error(`${asking?.method ?? 'GET'} ${path}: ${answered.status} ${answered.text}`);
    return answered.body;
  }

  /** The problem that a call meets. @throws Error if it meets none. */
  async refused(path: string, asking?: Asking): Promise<Problem> {
    const answered = await this.ask<Problem>(path, asking);
    if (answered.status < 400) throw new Error(`${asking?.method ?? 'GET'} ${path}: ${answered.status} ${answered.text}`);
    return answered.body;
  }

  enter(name?: string): Promise<Guest> {
    return this.expect(201, '/api/session/guest', { method: 'POST', json: name === undefined ? {} : { name } });
  }

  me(): Promise<Me> {
    return this.expect(200, '/api/me');
  }

  change(json: MeRequest): Promise<Me> {
    return this.expect(200, '/api/me', { method: 'PATCH', json });
  }

  /** How they are told what they do not see. */
  notices(json: NoticesRequest): Promise<Notices> {
    return this.expect(200, '/api/me/notices', { method: 'PATCH', json });
  }

  create(json: CreateRequest): Promise<Created> {
    return this.expect(201, '/api/games', { method: 'POST', json });
  }

  join(game: string, json: JoinRequest = {}): Promise<Joined> {
    return this.expect(201, `/api/games/${game}/seats`, { method: 'POST', json });
  }

  game(game: string): Promise<GameAnswer> {
    return this.expect(200, `/api/games/${game}`);
  }

  events(game: string, after?: number): Promise<EventsAnswer> {
    return this.expect(200, `/api/games/${game}/events${after === undefined ? '' : `?after=${after}`}`);
  }

  mine(query = ''): Promise<GameList> {
    return this.expect(200, `/api/me/games${query}`);
  }

  act(game: string, version: number, action: Action, key: string = randomUUID()): Promise<Acted> {
    return this.expect(200, `/api/games/${game}/actions`, acting(version, action, key));
  }

  private keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
  }

  /** Every answer has to be as described, and to tell browsers what it is not. */
  private check(method: string, path: string, { status, headers, text, body }: Answered): void {
    for (const [name, value] of Object.entries(ALWAYS)) {
      if (headers.get(name) !== value) throw new Error(`${method} ${path}: ${name} is ${headers.get(name)}`);
    }
    const [route = ''] = path.split('?');
    const template = Object.keys(this.description.paths).find((known) => matches(known, route));
    const operation = template === undefined ? undefined : this.description.paths[template]?.[method.toLowerCase()];
    if (!operation) {
      if (status !== 404 && status !== 405 && status !== 403) throw new Error(`${method} ${route} is not described`);
      return;
    }
    const response = operation.responses[status];
    if (!response) throw new Error(`${method} ${template}: ${status} is not described: ${text}`);
    const type = headers.get('Content-Type')?.split(';')[0] ?? '';
    const schema = response.content?.[type]?.schema;
    if (!schema && text !== '') throw new Error(`${method} ${template}: ${status} has no ${type}: ${text}`);
    const found = schema ? faults(this.description, schema, body) : [];
    if (found.length > 0) throw new Error(`${method} ${template}: ${status} is not as described: ${found.join('; ')}`);
  }
}

/** How an action is sent. */
export function acting(version: number | string, action: unknown, key: string = randomUUID()): Asking {
  return { method: 'POST', json: { action }, headers: { 'If-Match': `"${version}"`, 'Idempotency-Key': key } };
}

function parse(headers: Headers, text: string): unknown {
  return text !== '' && /json/.test(headers.get('Content-Type') ?? '') ? JSON.parse(text) : undefined;
}

function matches(template: string, route: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(route);
}
