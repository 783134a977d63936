/** The API's answers, besides those of a game. */

import { type Check, NotHere } from './check';
import { type Answered, type Guest, insist, insistHeader } from './line';

/** Seconds that two clocks may differ. */
const APART = 60;

export const ANSWERS: readonly Check[] = [
  {
    says: 'The API refuses in its own words: what is not there, who is not signed in, what another site sends.',
    async run({ line }) {
      insistProblem(await line.expect(404, '/api/nowhere'), 'not_found');
      insistProblem(await line.expect(404, '/api/games/nobody-has-made-this'), 'not_found');
      insistProblem(await line.expect(401, '/api/me'), 'not_signed_in');
      insistProblem(await line.expect(405, '/api/me', { method: 'PUT', json: {} }), 'method_not_allowed');
      const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
      for (const [name, value] of Object.entries(foreign)) {
        const asking = { method: 'POST', json: {}, headers: { [name]: value } };
        insistProblem(await line.expect(403, '/api/session/guest', asking), 'forbidden_origin');
      }
      return undefined;
    },
  },
  {
    says: "Its own site's pages may write.",
    async run({ line, address }) {
      const headers = { origin: address, 'sec-fetch-site': 'same-origin' };
      insistProblem(await line.expect(401, '/api/me', { method: 'PATCH', json: {}, headers }), 'not_signed_in');
      return undefined;
    },
  },
  {
    says: 'Nothing that the API answers is kept on the way.',
    async run({ line }) {
      for (const at of ['/api/openapi.json', '/api/games?status=open', '/api/nowhere'].flatMap((path) => [path, path])) {
        const answer = await line.ask(at);
        insistHeader(answer, 'cache-control', 'private, no-cache');
        insistHeader(answer, 'vary', /(^|, *)cookie($|,)/i);
        insistHeader(answer, 'x-content-type-options', 'nosniff');
        const from = answer.headers.get('x-cache') ?? '';
        insist(
          !answer.headers.has('age') && !/hit/i.test(from),
          `${at} came from a cache: ${from}, age ${answer.headers.get('age')}.`,
        );
      }
      return undefined;
    },
  },
  {
    says: 'Its clock is right.',
    async run({ line }) {
      const before = Date.now();
      const { headers } = await line.ask('/api/me');
      const theirs = Date.parse(headers.get('date') ?? '');
      const apart = Math.round((theirs - (before + Date.now()) / 2) / 1000);
      insist(Math.abs(apart) <= APART, `It is ${apart} s from the one here.`);
      return `${Math.abs(apart)} s from the one here.`;
    },
  },
  {
    says: "API Gateway's own address refuses, and so it does whoever makes up the secret.",
    async run({ line, api }) {
      if (api === undefined) throw new NotHere('Give it by --api https://....execute-api....amazonaws.com.');
      for (const headers of [{}, { 'casebook-origin': 'made-up' }, { 'cloudfront-viewer-address': '192.0.2.1:1' }]) {
        for (const at of ['/api/me', '/api/openapi.json', '/api/nowhere']) {
          insistProblem(await line.expect(403, `${api}${at}`, { headers }), 'forbidden_origin');
        }
        const asking = { method: 'POST', json: {}, headers };
        insistProblem(await line.expect(403, `${api}/api/session/guest`, asking), 'forbidden_origin');
      }
      return undefined;
    },
  },
  {
    says: 'Made-up addresses of the network do not get around limits.',
    async run({ line, limits }) {
      if (!limits)
        throw new NotHere('--limits tries it: nobody on this network can sign in by code then until the hour is over.');
      const nobody: Guest = { cookie: '' };
      for (let n = 1; n <= 31; n++) {
        const forged = `198.51.100.${n}`;
        const { status } = await line.ask('/api/session', {
          method: 'POST',
          json: { device: 'AAAAAAAAAAAA' },
          headers: { 'x-forwarded-for': forged, 'cloudfront-viewer-address': `${forged}:4711`, forwarded: `for=${forged}` },
          as: nobody,
        });
        if (status === 429) return `Refused at try ${n}, each under another address.`;
        insist(status === 422, `Try ${n} is answered by ${status}.`);
      }
      insist(false, '31 tries within the hour went through, each under another address.');
    },
  },
];

/** @throws Wrong unless it is a problem of this code */
export function insistProblem(answer: Answered, code: string): void {
  insistHeader(answer, 'content-type', /^application\/problem\+json/);
  const body = answer.body as { readonly code?: unknown } | undefined;
  insist(body?.code === code, `The problem is ${String(body?.code)} instead of ${code}.`);
}
