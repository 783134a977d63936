import type { Asking, Visitor } from '../../support/visitor';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What a visitor is answered, be it by the API or by what stands before it. */
export async function answerTo(
  visitor: Visitor,
  path: string,
  { method = 'GET', json, headers = {} }: Asking = {},
): Promise<Answer> {
  const response = await fetch(`${visitor.address}${path}`, {
    method,
    headers: {
      ...(visitor.cookie === undefined ? {} : { Cookie: visitor.cookie }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
