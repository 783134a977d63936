/** What a browser loads for each page, and what a Lambda function loads: both packed by gzip. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

const SITE = 'web/out';
const LAMBDA = '.build/lambda/api.mjs';

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

buildSync({
  entryPoints: ['functions/lambda/api.ts'],
  outfile: LAMBDA,
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  alias: { '@aws-sdk/credential-provider-node': './functions/lambda/credentials.ts' },
});

/** More than anybody loads: what several pages share may stand in several of them. */
const site = { name: 'all pages together', path: `${SITE}/_next/static/chunks/*.js`, limit: '600 kB', gzip: true };

export default [...pages, site, { name: 'API on Lambda', path: LAMBDA, limit: '150 kB', gzip: true }];
