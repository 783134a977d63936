/** The two functions at CloudFront's edge, with what they have to know of this export. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPage, MISSING, type SiteFile } from '../../functions/site/files';
import { isImmutable, SECURITY } from '../../functions/site/headers';
import { POLICY_OF_UNKNOWN, policyOf } from '../../functions/site/policy';

/** Bytes that CloudFront takes. */
const LONGEST = 10_240;

/** What needs no escape anywhere between a browser and a bucket. */
const PLAIN_NAME = /^[\w/.$~-]+$/;

/** What finds a file by the path of a request. @throws Error if CloudFront would not take it */
export function requestFunction(files: readonly SiteFile[]): string {
  const odd = files.find(({ name }) => !PLAIN_NAME.test(name));
  if (odd) throw new Error(`${odd.name}: a file of the site is named with A-Z, a-z, 0-9 and _ / . $ ~ - alone.`);
  return filled('request.js', {
    PAGES: files.filter(isPage).map((page) => page.path),
    FILES: files.filter((file) => !isPage(file) && !isImmutable(file.name) && file.name !== MISSING).map(({ name }) => name),
    MISSING,
    SECURITY,
  });
}

/** What gives an answer its policy and its status. @throws Error if CloudFront would not take it */
export function responseFunction(files: readonly SiteFile[]): string {
  const words: string[] = [];
  const numbered = (policy: string): readonly number[] =>
    policy.split(' ').map((word) => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1));
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  const missing = files.find(({ name }) => name === MISSING);
  if (missing === undefined) throw new Error(`The site has no ${MISSING}: build it anew.`);
  return filled('response.js', {
    PLAIN: numbered(policyOf('')),
    UNKNOWN: numbered(POLICY_OF_UNKNOWN),
    PAGES: Object.fromEntries(pages.map(({ content }) => [tagOf(content), numbered(policyOf(content.toString()))])),
    MISSING: tagOf(missing.content),
    WORDS: words,
  });
}

/** The tag that S3 gives to what was put there in one piece and is not encrypted with a key of ours. */
function tagOf(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}

function filled(name: string, data: Readonly<Record<string, unknown>>): string {
  const constants = Object.entries(data).map(([constant, value]) => `const ${constant} = ${JSON.stringify(value)};\n`);
  const code = constants.join('') + readFileSync(path.join(import.meta.dirname, name), 'utf8');
  const bytes = Buffer.byteLength(code);
  if (bytes > LONGEST) {
    throw new Error(`infra/edge/${name} is ${bytes} bytes long with what it knows of the site; CloudFront takes ${LONGEST}.`);
  }
  return code;
}
