/** CloudFront with the site behind it, as a template has it: its functions run as they are, over the files that are deployed. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { Template } from 'aws-cdk-lib/assertions';
import { ROOT } from '../house/sources';

interface Value {
  value: string;
  multiValue?: readonly Value[];
}

type Fields = Record<string, Value>;

interface EdgeRequest {
  readonly method: string;
  uri: string;
  readonly querystring: Fields;
  readonly headers: Fields;
  readonly cookies: Fields;
}

interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Fields;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The file that was sent, by its name in the bucket. */
  readonly file: string | undefined;
}

interface Stored {
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What answers a request for a path, which may have a query, under the default behaviour. */
export type Edge = (at: string, headers?: Readonly<Record<string, string>>) => Answer;

export function edgeOf(template: Template): Edge {
  const [request, response] = ['viewer-request', 'viewer-response'].map((event) => runnerOf(codeOf(template, event)));
  const bucket = bucketOf(template);
  const policy = policyHeaders(template);
  if (!request || !response) throw new Error('there are two functions');
  return (at, headers = {}) => {
    const asked = request({ request: requestOf(at, headers) });
    if (isResponse(asked)) return { status: asked.statusCode, headers: plain(asked.headers), file: undefined };
    const file = decodeURIComponent(asked.uri.slice(1));
    const stored = bucket.get(file);
    // What the bucket refuses goes past the function.
    if (!stored) return { status: 404, headers: { 'content-type': 'application/xml', ...policy }, file: undefined };
    const known = asked.headers['if-none-match']?.value.replace('W/', '') === `"${stored.tag}"`;
    const part = asked.headers.range ? { 'content-range': 'bytes 0-1/*' } : {};
    const { 'content-type': type = '', ...kept } = stored.headers;
    const got: EdgeResponse = {
      statusCode: known ? 304 : 200,
      headers: fields({ ...kept, ...(known ? {} : { 'content-type': type, ...part }), etag: `W/"${stored.tag}"` }),
    };
    const given = response({ request: asked, response: got });
    if (!isResponse(given)) throw new Error('a response is answered by a response');
    return { status: given.statusCode, headers: { ...plain(given.headers), ...policy }, file: known ? undefined : file };
  };
}

/** The text of a function, as it is deployed. */
export function codeOf(template: Template, event: string): string {
  const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
  const { FunctionAssociations } = distribution?.Properties.DistributionConfig.DefaultCacheBehavior ?? {};
  const { FunctionARN } = FunctionAssociations.find(({ EventType }: { EventType: string }) => EventType === event);
  return template.findResources('AWS::CloudFront::Function')[FunctionARN['Fn::GetAtt'][0]]?.Properties.FunctionCode;
}

/** Nothing but the language itself is there, and no text becomes code. */
function runnerOf(code: string): (event: object) => EdgeRequest | EdgeResponse {
  const context = createContext({ given: '' }, { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context);
  return (event) => {
    context.given = JSON.stringify(event);
    return JSON.parse(String(runInContext('JSON.stringify(handler(JSON.parse(given)))', context, { timeout: 1_000 })));
  };
}

/** By name: what each deployment puts there, the later over the earlier. */
function bucketOf(template: Template): ReadonlyMap<string, Stored> {
  const bucket = new Map<string, Stored>();
  for (const { Properties } of Object.values(template.findResources('Custom::CDKBucketDeployment'))) {
    const { 'cache-control': caching, 'content-type': type } = Properties.SystemMetadata;
    for (const name of Properties.Include as readonly string[]) {
      if (bucket.has(name)) throw new Error(`${name} is deployed twice`);
      const tag = createHash('md5')
        .update(readFileSync(path.join(ROOT, 'web/out', name)))
        .digest('hex');
      bucket.set(name, { tag, headers: { 'cache-control': caching, 'content-type': type } });
    }
  }
  return bucket;
}

function policyHeaders(template: Template): Readonly<Record<string, string>> {
  const [policy] = Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
  const { CustomHeadersConfig, SecurityHeadersConfig } = policy?.Properties.ResponseHeadersPolicyConfig ?? {};
  const items = CustomHeadersConfig.Items as readonly { Header: string; Value: string }[];
  return {
    ...Object.fromEntries(items.map(({ Header, Value }) => [Header, Value])),
    ...(SecurityHeadersConfig.ContentTypeOptions ? { 'x-content-type-options': 'nosniff' } : {}),
    'x-frame-options': SecurityHeadersConfig.FrameOptions.FrameOption,
    'referrer-policy': SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${SecurityHeadersConfig.StrictTransportSecurity.AccessControlMaxAgeSec}`,
  };
}

function requestOf(at: string, headers: Readonly<Record<string, string>>): EdgeRequest {
  const [uri = '', query = ''] = at.split(/\?(.*)/s);
  const querystring: Fields = {};
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    const before = querystring[name];
    querystring[name] = before ? { ...before, multiValue: [...(before.multiValue ?? [before]), { value }] } : { value };
  }
  return { method: 'GET', uri, querystring, headers: fields(headers), cookies: {} };
}

function isResponse(result: EdgeRequest | EdgeResponse): result is EdgeResponse {
  return 'statusCode' in result;
}

function fields(headers: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
}

function plain(headers: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}
