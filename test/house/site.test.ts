import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite, type Site, serveSite } from '../../functions/local/site';

const CHUNK = `/_next/static/chunks/0cz1d0mv.js`;
const HOME = `<script src="${CHUNK}"></script><script>hello()</script><p style="color:&quot;red&quot;">Home</p>`;

let above: string;
let site: Site;

beforeAll(() => {
  above = mkdtempSync(path.join(tmpdir(), 'casebook-'));
  const files = {
    '../secret.txt': 'secret',
    'index.html': HOME,
    '404.html': 'Not here',
    '404/index.html': 'Not here',
    '_not-found/index.html': 'Not here',
    'game/index.html': 'Game',
    'game/index.txt': 'payload',
    'art/icons.svg': '<svg/>',
    'worker.js': 'self.x()',
    [CHUNK.slice(1)]: 'hello();'.repeat(100),
    '_next/static/casebook/_buildManifest.js': 'self.x={}',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(above, 'site', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  site = readSite(path.join(above, 'site'));
});

afterAll(() => rmSync(above, { recursive: true }));

function get(at: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  return serveSite(site, new Request(`http://casebook.test${at}`, { method, headers }));
}

test.each([
  ['/', 'text/html; charset=utf-8', HOME],
  ['/game/', 'text/html; charset=utf-8', 'Game'],
  ['/game/?id=abc', 'text/html; charset=utf-8', 'Game'],
  ['/game/index.txt', 'text/plain; charset=utf-8', 'payload'],
  ['/art/icons.svg', 'image/svg+xml', '<svg/>'],
  ['/worker.js', 'text/javascript; charset=utf-8', 'self.x()'],
])('%s is there, as %s', async (at, type, body) => {
  const answer = get(at);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, type, body]);
});

test('a folder without its slash leads to the page, with the query', () => {
  const answer = get('/game?id=abc');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/game/?id=abc']);
});

test.each([
  '/nothing',
  '/nothing/',
  '/art/',
  '/art',
  '/_next/static/',
  '/404/',
  '/404.html',
  '/_not-found/',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/game/..%2f..%2fsecret.txt',
  '/%2e%2e%5csecret.txt',
  '/..%5Csecret.txt',
  '//secret.txt',
  '/%00',
  '/%',
  '/%E0%A4%A',
  '/game//',
  '/constructor',
])('%s is not there: the page that says so, with status 404', async (at) => {
  const answer = get(at);
  expect([answer.status, await answer.text(), answer.headers.get('location')]).toEqual([404, 'Not here', null]);
});

test('nothing is written to: 405', () => {
  const answer = get('/', {}, 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('HEAD answers as GET does, without the body', async () => {
  const [got, head] = [get('/'), get('/', {}, 'HEAD')];
  expect([...head.headers]).toEqual([...got.headers]);
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('what a browser has it is not sent again', async () => {
  const etag = get('/').headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = get('/', { 'if-none-match': known });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
  }
  expect(get('/', { 'if-none-match': '"other"' }).status).toBe(200);
  expect(get('/nothing', { 'if-none-match': get('/nothing').headers.get('etag') ?? '' }).status).toBe(404);
});

test('what has a hash in its name is kept for good, and everything else asked for anew', () => {
  expect(get(CHUNK).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const at of ['/', '/art/icons.svg', '/worker.js', '/nothing', '/_next/static/casebook/_buildManifest.js']) {
    expect(get(at).headers.get('cache-control')).toBe('no-cache');
  }
});

test('long files are packed for who can unpack them, under a tag of their own', async () => {
  const [plain, packed] = [get(CHUNK), get(CHUNK, { 'accept-encoding': 'br, gzip;q=0.8' })];
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text());
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  for (const none of ['br', 'gzip;q=0', 'identity']) {
    expect(get(CHUNK, { 'accept-encoding': none }).headers.get('content-encoding')).toBeNull();
  }
});

test('a page runs its own scripts and styles, by their hashes, and no other', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = get('/').headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' ${hash('hello()')}`);
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('color:"red"')}`);
  expect(get('/game/').headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self'; connect-src/);
});
