/** How a Casebook is asked: over the network, as a browser does, and with the time that it took kept. */

/** Milliseconds that one answer may take. */
const PATIENCE = 20_000;

export interface Asking {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose cookie goes along, and is kept. */
  readonly as?: Guest;
}

export interface Answered<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of JSON. */
  readonly body: Body;
}

/** A browser that is signed in, or may be. */
export interface Guest {
  cookie: string;
}

/** Something is not as it should be. One sentence. */
export class Wrong extends Error {
  override readonly name = 'Wrong';
}

export class Line {
  /** Milliseconds, by what was asked for. */
  readonly times = new Map<string, number[]>();

  /** @param address without a slash at the end; `signal`: ends everything */
  constructor(
    readonly address: string,
    private readonly signal: AbortSignal,
  ) {}

  /** Follows nothing. @throws Wrong if no answer comes */
  async ask<Body = unknown>(path: string, { method = 'GET', json, headers = {}, as }: Asking = {}): Promise<Answered<Body>> {
    const began = performance.now();
    const url = URL.canParse(path) ? path : `${this.address}${path}`;
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.any([this.signal, AbortSignal.timeout(PATIENCE)]),
        headers: {
          ...(as && as.cookie !== '' ? { cookie: as.cookie } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      this.note(`${method} ${path}`, performance.now() - began);
      const [cookie] = response.headers.getSetCookie();
      if (as && cookie !== undefined) as.cookie = cookie.split(';')[0] ?? '';
      return { status: response.status, headers: response.headers, text, body: bodyOf(response.headers, text) as Body };
    } catch (error) {
      throw new Wrong(`${method} ${url}: no answer (${causeOf(error)}).`);
    }
  }

  /** @throws Wrong unless the answer has this status */
  async expect<Body>(status: number, path: string, asking?: Asking): Promise<Answered<Body>> {
    const answered = await this.ask<Body>(path, asking);
    if (answered.status === status) return answered;
    throw new Wrong(
      `${asking?.method ?? 'GET'} ${path}: ${answered.status} instead of ${status}: ${answered.text.slice(0, 300)}`,
    );
  }

  private note(asked: string, milliseconds: number): void {
    const kind = asked.replace(/\?.*/, '').replace(/\/api\/games\/[\w-]+/, '/api/games/{id}');
    this.times.set(kind, [...(this.times.get(kind) ?? []), milliseconds]);
  }
}

/** @throws Wrong unless it holds */
export function insist(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Wrong(otherwise);
}

/** @throws Wrong unless the header has this value, or one that fits */
export function insistHeader({ headers }: Pick<Answered, 'headers'>, name: string, wanted: string | RegExp): void {
  const value = headers.get(name);
  const fits = value !== null && (typeof wanted === 'string' ? value === wanted : wanted.test(value));
  if (!fits) throw new Wrong(`${name} is ${value ?? 'absent'} instead of ${wanted}.`);
}

function bodyOf(headers: Headers, text: string): unknown {
  try {
    return /json/.test(headers.get('content-type') ?? '') && text !== '' ? JSON.parse(text) : undefined;
  } catch {
    throw new Wrong(`An answer says that it is JSON and is not: ${text.slice(0, 100)}`);
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Where a name has two addresses, each with its own error, they have no message in common but a code.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
