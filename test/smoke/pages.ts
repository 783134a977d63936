/** The site: what a browser gets that asks for pages and files. */

import { cachingOf, SECURITY } from '../../functions/site/headers';
import { policyOf } from '../../functions/site/policy';
import { type Check, NotHere } from './check';
import { type Answered, insist, insistHeader, type Line, Wrong } from './line';

/** Pages to begin with; what they link to is found. */
const FIRST = ['/', '/game/', '/join/', '/sign-in/', '/confirm/', '/you/', '/record/', '/check/', '/new/', '/tables/', '/rules/'];

/** No page will ever have this name. */
const NOWHERE = '/smoke/nobody-is-here';

export const PAGES: readonly Check[] = [
  {
    says: 'Every page is there, asked for anew each time, with its security headers and the policy that fits its text.',
    async run({ line }) {
      const seen = new Set<string>();
      for (const todo = [...FIRST]; todo.length > 0; ) {
        const at = todo.shift() ?? '/';
        if (seen.has(at)) continue;
        seen.add(at);
        const page = await line.expect(200, at);
        insistPage(page, at);
        todo.push(...Array.from(page.text.matchAll(/\shref="(\/[a-z0-9/-]*\/)"/g), ([, to = '/']) => to));
      }
      return `${seen.size} pages.`;
    },
  },
  {
    says: 'A page without its last slash leads to the page, with the query.',
    async run({ line }) {
      const answer = await line.expect(308, '/game?id=smoke&as=0');
      insist(
        /(^|\/\/[^/]+)\/game\/\?id=smoke&as=0$/.test(answer.headers.get('location') ?? ''),
        `It leads to ${answer.headers.get('location')}.`,
      );
      return undefined;
    },
  },
  {
    says: "What is not there is answered by the site's own page, with status 404.",
    async run({ line }) {
      const wanted = await line.expect(404, NOWHERE);
      insistPage(wanted, NOWHERE);
      for (const at of [`${NOWHERE}/`, '/404.html', '/game/index.html', '/%2e%2e%2fgame/', '/_next/static/']) {
        const answer = await line.expect(404, at);
        insist(answer.text === wanted.text, `${at} is answered by something else.`);
      }
      const again = await line.expect(404, NOWHERE, { headers: { 'if-none-match': wanted.headers.get('etag') ?? '*' } });
      insist(again.text === wanted.text, 'A browser that has seen it gets no page any more.');
      return undefined;
    },
  },
  {
    says: 'Hashed files are kept for good, and packed on the way.',
    async run({ line }) {
      const at = await hashedFile(line);
      const file = await line.expect(200, at);
      insistHeader(file, 'cache-control', cachingOf(at));
      insistHeader(file, 'content-type', /^text\/javascript/);
      insistHeader(file, 'x-content-type-options', 'nosniff');
      insistHeader(file, 'content-encoding', /^(br|gzip)$/);
      return undefined;
    },
  },
  {
    says: 'Pages are packed on the way.',
    async run({ line }) {
      insistHeader(await line.expect(200, '/game/'), 'content-encoding', /^(br|gzip)$/);
      return undefined;
    },
  },
  {
    says: 'A page that a browser has is not sent again, and HEAD answers as GET does.',
    async run({ line }) {
      const page = await line.expect(200, '/game/');
      const again = await line.expect(304, '/game/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
      const kept = again.headers.get('content-security-policy');
      insist(kept === null || kept === page.headers.get('content-security-policy'), 'The 304 has another policy.');
      const head = await line.expect(200, '/game/', { method: 'HEAD' });
      insistHeader(head, 'content-security-policy', page.headers.get('content-security-policy') ?? '');
      return undefined;
    },
  },
  {
    says: 'Files have their types.',
    async run({ line }) {
      insistHeader(await line.expect(200, '/manifest.webmanifest'), 'content-type', 'application/manifest+json');
      insistHeader(await line.expect(200, '/icon.svg'), 'content-type', 'image/svg+xml');
      insistHeader(await line.expect(200, '/release.txt'), 'content-type', /^text\/plain/);
      return undefined;
    },
  },
  {
    says: 'Nothing on the site is written to.',
    async run({ line }) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const { status } = await line.ask('/game/', { method });
        insist(status === 403 || status === 405, `${method} is answered by ${status}.`);
      }
      return undefined;
    },
  },
  {
    says: 'Site and API are of the same release.',
    async run({ line }) {
      const { text } = await line.expect<string>(200, '/release.txt');
      insistHeader(await line.expect(200, '/api/openapi.json'), 'casebook-release', text.trim());
      return `Release ${text.trim()}.`;
    },
  },
  {
    says: 'Who asks in the clear is led to https, and told to stay there.',
    async run({ line, isHttps, address }) {
      if (!isHttps) throw new NotHere('It has no https.');
      const { status, headers } = await line.ask(`${address.replace('https:', 'http:')}/game/`);
      insist(status >= 301 && status <= 308, `http is answered by ${status}.`);
      insist(headers.get('location') === `${address}/game/`, `It leads to ${headers.get('location')}.`);
      insistHeader(await line.expect(200, '/game/'), 'strict-transport-security', /max-age=\d{7,}/);
      return undefined;
    },
  },
];

function insistPage(page: Answered, at: string): void {
  for (const [name, value] of Object.entries({ ...SECURITY, 'cache-control': 'no-cache' })) insistHeader(page, name, value);
  insistHeader(page, 'content-type', /^text\/html/);
  insist(/^<!doctype html/i.test(page.text), `${at} is no page.`);
  const policy = page.headers.get('content-security-policy');
  insist(policy === policyOf(page.text), `The policy of ${at} does not fit its text: ${policy?.slice(0, 200)}`);
}

async function hashedFile(line: Line): Promise<string> {
  const { text } = await line.expect<string>(200, '/');
  const [, at] = /<script[^>]* src="(\/_next\/static\/chunks\/[^"?]+)/.exec(text) ?? [];
  if (at === undefined) throw new Wrong('The home page has no script.');
  return at;
}
