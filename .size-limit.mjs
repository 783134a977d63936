/** What a browser loads for each page, packed by gzip; and what a Lambda function loads, minified. `npm run build` makes both. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SITE = 'web/out';

function pagesUnder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => path.basename(file) === 'index.html' && !/^(_not-found|404)\//.test(file))
    .sort();
}

function scriptsOf(file) {
  const page = readFileSync(path.join(SITE, file), 'utf8');
  const modern = page.matchAll(/<script(?![^>]*noModule)[^>]*\ssrc="([^"]+)"/g);
  return [...new Set(Array.from(modern, ([, source]) => path.join(SITE, source)))];
}

const pages = pagesUnder(SITE).map((file) => ({
  name: `/${file.replace(/index\.html$/, '')}`,
  path: scriptsOf(file),
  limit: '200 kB',
  gzip: true,
}));

/** More than anybody loads: what several pages share may stand in several of them. */
const site = { name: 'all pages together', path: `${SITE}/_next/static/chunks/*.js`, limit: '600 kB', gzip: true };

/** Somebody waits for the API. Of the others, mail has SES's client of the SDK and all that can go into a letter, and push signs and encrypts. */
const LIMITS = {
  api: '350 kB',
  publish: '90 kB',
  mail: '720 kB',
  push: '400 kB',
  webhook: '300 kB',
  chores: '240 kB',
  clock: '100 kB',
  reconcile: '100 kB',
  feedback: '120 kB',
  republish: '90 kB',
  secret: '40 kB',
  guard: '10 kB',
};

const functions = Object.entries(LIMITS).map(([name, limit]) => ({
  name: `${name} on Lambda`,
  path: `.build/lambda/${name}/index.mjs`,
  limit,
  brotli: false,
}));

export default [...pages, site, ...functions];
