/** The exported site, held in memory: a request names a file by its exact path or gets the page for what is not there. */

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { MISSING, readFiles, type SiteFile } from '../site/files';
import { cachingOf, SECURITY, typeOf } from '../site/headers';
import { policyOf } from '../site/policy';

interface Form {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Page {
  readonly plain: Form;
  /** Absent where it would not be shorter. */
  readonly packed: Form | undefined;
}

/** By path, as in a request. */
export type Site = ReadonlyMap<string, Page>;

/** Reads a folder. */
export function readSite(folder: string): Site {
  return new Map(readFiles(folder).map((file) => [file.path, pageOf(file)] as const));
}

/** The answer to a request for anything but /api. */
export function serveSite(site: Site, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(undefined, { status: 405, headers: { ...SECURITY, allow: 'GET, HEAD' } });
  }
  const { pathname, search } = new URL(request.url);
  const at = decoded(pathname);
  if (site.has(`${at}/`)) {
    return new Response(undefined, { status: 308, headers: { ...SECURITY, location: `${pathname}/${search}` } });
  }
  const page = site.get(at);
  if (page !== undefined && at !== MISSING) return answer(request, page, 200);
  const missing = site.get(MISSING);
  return missing === undefined ? new Response('Not found.', { status: 404, headers: SECURITY }) : answer(request, missing, 404);
}

function answer(request: Request, { plain, packed }: Page, status: 200 | 404): Response {
  const { body, headers } = packed !== undefined && accepts(request, 'gzip') ? packed : plain;
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (status === 200 && known.some((tag) => tag === '*' || tag.replace('W/', '') === headers.etag)) {
    const { 'content-length': _, ...rest } = headers;
    return new Response(undefined, { status: 304, headers: rest });
  }
  return new Response(request.method === 'HEAD' ? undefined : body, { status, headers });
}

function pageOf({ name, content }: SiteFile): Page {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const type = typeOf(name);
  const headers = {
    ...SECURITY,
    'cache-control': cachingOf(name),
    'content-security-policy': policyOf(type.startsWith('text/html') ? content.toString() : ''),
    'content-type': type,
    vary: 'accept-encoding',
  };
  const form = (body: Buffer, etag: string, more = {}): Form => ({
    body: Uint8Array.from(body),
    headers: { ...headers, ...more, 'content-length': String(body.length), etag: `"${etag}"` },
  });
  const packed = gzipSync(content, { level: 9 });
  return {
    plain: form(content, hash),
    packed: packed.length < content.length * 0.9 ? form(packed, `${hash}-gzip`, { 'content-encoding': 'gzip' }) : undefined,
  };
}

function accepts(request: Request, encoding: string): boolean {
  const wanted =
    request.headers
      .get('accept-encoding')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  return wanted.some((coding) => coding.split(';')[0] === encoding && !/;\s*q=0(\.0*)?$/.test(coding));
}

/** Undecodable text is no file's name. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
