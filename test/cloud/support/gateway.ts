/** API Gateway's HTTP API in front of the API function, and CloudFront before it: real requests become its events. */

import { randomUUID } from 'node:crypto';
import type http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Listening, listen } from './aws';
import { type Deployed, FunctionFailed } from './function';
import type { Template } from './template';

export interface Gateway {
  /** Where people come in. */
  readonly front: string;
  /** The gateway's own address, past CloudFront, which whoever finds it can call. */
  readonly back: string;
  /** Every cookie that was given out. */
  readonly cookies: string[];
  stop(): void;
}

/** A test's way to come from another address of the network; like the connection's own, it reaches no function. */
const CLIENT = 'test-client';

const HOST = 'gateway.example';

/** What comes to the gateway. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whose connection it is. */
  readonly ip: string;
}

/** What a function answers, in version 2.0 of its format. */
interface Answer {
  readonly statusCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** `added`: the headers by which the function knows CloudFront. */
export async function startGateway(template: Template, api: Deployed, added: Readonly<Record<string, string>>): Promise<Gateway> {
  const routes = [...template.all<{ RouteKey: string }>('AWS::ApiGatewayV2::Route').values()].map(({ RouteKey }) => RouteKey);
  const routeOf = (asked: Asked): string | undefined => routes.find((route) => leadsTo(route, asked));

  const cookies: string[] = [];
  const serve = (way: (asked: Asked) => Asked): Promise<Listening> =>
    listen((request, response) => {
      read(request)
        .then((asked) => answerTo(api, way(asked), routeOf))
        .then((answer) => {
          cookies.push(...(answer.cookies ?? []));
          write(response, answer);
        })
        .catch(() => response.destroy());
    });

  const [front, back] = await Promise.all([serve((asked) => throughCloudFront(asked, added)), serve((asked) => asked)]);
  return {
    front: front.address,
    back: back.address,
    cookies,
    stop() {
      front.stop();
      back.stop();
    },
  };
}

async function read(request: http.IncomingMessage): Promise<Asked> {
  const { method = 'GET', url = '/', headers, socket } = request;
  const all = Object.entries(headers).map(([name, value]): [string, string] => [name, [value ?? ''].flat().join(',')]);
  const ip = headers[CLIENT] ?? socket.remoteAddress ?? '';
  return { method, url, headers: Object.fromEntries(all), body: await buffer(request), ip: String(ip) };
}

/** What a viewer says of themselves in these headers is replaced, whatever it is. */
function throughCloudFront(asked: Asked, added: Readonly<Record<string, string>>): Asked {
  const { [CLIENT]: _, ...headers } = asked.headers;
  return {
    ...asked,
    ip: '130.176.0.1',
    headers: {
      ...headers,
      host: HOST,
      via: '2.0 edge.cloudfront.net (CloudFront)',
      'x-amz-cf-id': randomUUID(),
      'x-forwarded-for': [headers['x-forwarded-for'] ?? [], asked.ip].flat().join(', '),
      'cloudfront-viewer-address': `${asked.ip}:46532`,
      ...added,
    },
  };
}

/**
 * A function that throws, is killed, or is ended by Lambda because it took too long gives a 500, as has been observed of HTTP APIs:
 * no document of AWS says so. The gateway's own time-out, 30 s and a 503, is longer than the function's and never comes.
 */
async function answerTo(api: Deployed, asked: Asked, routeOf: (asked: Asked) => string | undefined): Promise<Answer> {
  const route = routeOf(asked);
  if (route === undefined) return said(404, 'Not Found');
  try {
    const answer = await api.invoke<Answer>(eventOf(asked, route));
    return answer.statusCode === undefined ? { statusCode: 200, body: JSON.stringify(answer) } : answer;
  } catch (error) {
    if (!(error instanceof FunctionFailed)) throw error;
    return said(500, 'Internal Server Error');
  }
}

function said(statusCode: number, message: string): Answer {
  return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ message }) };
}

function write(
  response: http.ServerResponse,
  { statusCode = 200, headers, cookies = [], body = '', isBase64Encoded }: Answer,
): void {
  response.writeHead(statusCode, { ...headers, ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}) });
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body);
}

/** Version 2.0: cookies stand apart, and what is no text comes as base64. */
function eventOf({ method, url, headers: all, body, ip }: Asked, routeKey: string): object {
  const [rawPath, rawQueryString] = splitOnce(url, '?');
  const { cookie, [CLIENT]: _, ...headers } = all;
  const isText = /^(text\/|application\/(json|javascript|xml))/.test(headers['content-type'] ?? '');
  const query = new URLSearchParams(rawQueryString);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookie === undefined ? {} : { cookies: cookie.split('; ') }),
    headers: { ...headers, 'x-forwarded-for': [headers['x-forwarded-for'] ?? [], ip].flat().join(', ') },
    ...(rawQueryString === '' ? {} : { queryStringParameters: Object.fromEntries(query) }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'gateway',
      domainName: HOST,
      domainPrefix: 'gateway',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: ip, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toUTCString(),
      timeEpoch: Date.now(),
    },
    ...(body.length === 0 ? {} : { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** `ANY /api/{proxy+}` leads to all below. */
function leadsTo(route: string, { method, url }: Asked): boolean {
  const [verb, pattern = ''] = route.split(' ');
  const [path = ''] = url.split('?');
  const stem = pattern.replace(/\{\w+\+\}$/, '');
  return (verb === 'ANY' || verb === method) && (stem === pattern ? path === pattern : path.startsWith(stem));
}

function splitOnce(text: string, by: string): readonly [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
