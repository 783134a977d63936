/** The same code runs on one machine and on AWS: it is told all it needs, and asks nobody where it is. */

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from './arrows';
import { ROOT, read, sources } from './sources';

/** Where the places themselves are, with what only one of them has. */
const PLACES = ['functions/aws/', 'functions/lambda/', 'functions/local/', 'functions/site/'];

/** The environment, and what else a process knows of itself. */
const ASKS = /\bprocess\s*[.[?]|['"](node:)?process['"]|\bimport\.meta\.(env|url|dirname|filename)\b/;

test('every folder of the server is the same everywhere, or a place', () => {
  const folders = readdirSync(path.join(ROOT, 'functions')).map((name) => `functions/${name}/`);
  expect(folders.filter((folder) => !PARTS.includes(folder))).toEqual(PLACES);
});

/** Keys and addresses of AWS are asked for at each call, where all of AWS's tools look for them. */
const MAY_ASK = ['functions/aws/credentials.ts', 'functions/aws/endpoint.ts'];

test('what is the same everywhere does not ask where it runs, nor does what speaks with AWS but for keys and addresses', () => {
  const told = [...PARTS, 'functions/aws/'];
  const files = sources().filter(
    (file) => told.some((part) => file.startsWith(part)) && !file.endsWith('.test.ts') && !MAY_ASK.includes(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => ASKS.test(read(file)))).toEqual([]);
});

test.each([
  'if (process.env.LOCAL)',
  "const { env } = process['env'];",
  "import { env } from 'node:process';",
  'import.meta.url',
])('to ask is to write %s', (source) => {
  expect(source).toMatch(ASKS);
});
