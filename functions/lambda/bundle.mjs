/** Makes each Lambda function a folder of its own with all it needs: what is deployed, and what tests run. */

import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** Each is a file beside this one, of the same name, that exports `handler`. */
export const FUNCTIONS = readdirSync(HERE)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.basename(file, '.ts'));

/** How a function is bundled; the same bytes run on Lambda's Node and on the one here. */
export const OPTIONS = {
  absWorkingDir: path.join(HERE, '../..'),
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  banner: { js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);" },
  legalComments: 'none',
  logLevel: 'warning',
  // The SDK looks for keys in a dozen places, the clients of four services among them. A function has them in its environment:
  // the default provider is the one thing that SES's client takes from this package.
  alias: { '@aws-sdk/credential-provider-node': path.join(HERE, 'parts/credentials.ts') },
  // The SDK imports this at the moment when an answer streams events, and none of SES's does. If one did, it would fail loudly.
  external: ['@smithy/core/event-streams'],
};

/** Writes `<folder>/<name>/index.mjs` for every function; beside the API's its own description, `openapi`. */
export async function bundleFunctions(folder, openapi) {
  const esbuild = await import('esbuild');
  const entryPoints = FUNCTIONS.map((name) => ({ in: path.join(HERE, `${name}.ts`), out: `${name}/index` }));
  await esbuild.build({ ...OPTIONS, entryPoints, outdir: folder });
  copyFileSync(openapi, path.join(folder, 'api/openapi.json'));
}
