/** Makes ready what a run needs: packages, the server's bundle, the site, the Lambda functions. Plain JavaScript, for it runs before any is there. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundleFunctions } from '../lambda/bundle.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const SERVER = path.join(ROOT, '.build/server/server.mjs');
export const OPERATOR = path.join(ROOT, '.build/server/operator.mjs');
export const RECORD = path.join(ROOT, '.build/server/record.mjs');
export const COPY = path.join(ROOT, '.build/server/copy.mjs');
export const SITE = path.join(ROOT, 'web/out');
export const LAMBDA = path.join(ROOT, '.build/lambda');

/** What the API says of itself; made with the server. */
const OPENAPI = path.join(ROOT, '.build/server/openapi.json');

const STAMPS = path.join(ROOT, '.build/stamps.json');
const EVERYWHERE = ['package-lock.json', 'tsconfig.json', 'functions/local/build.mjs'];
const NO_SOURCE = /^(node_modules|out|\.next|next-env\.d\.ts|.*\.test\.tsx?)$/;

const PARTS = [
  { name: 'server', sources: ['functions', 'shared'], result: SERVER, make: bundleServer },
  { name: 'site', sources: ['web', 'shared'], result: path.join(SITE, 'index.html'), make: exportSite },
  {
    name: 'functions',
    sources: ['functions', 'shared'],
    result: path.join(LAMBDA, 'api/openapi.json'),
    make: () => bundleFunctions(LAMBDA, OPENAPI),
  },
];

/** Installs the packages if they are absent or older than the lock file. */
export async function install(say) {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(path.join(ROOT, 'package-lock.json')).mtimeMs) return;
  say('Installing packages (about a minute) ...');
  const npm = process.env.npm_execpath === undefined ? ['npm'] : [process.execPath, process.env.npm_execpath];
  await run([...npm, 'ci', '--include=dev', '--include=optional'], 'The packages could not be installed: run npm ci to see why.');
}

/** Builds every part, or those of these names, whose sources are not those that it was last built from. */
export async function build(say, names = PARTS.map(({ name }) => name)) {
  const stamps = readStamps();
  for (const { name, sources, result, make } of PARTS.filter((part) => names.includes(part.name))) {
    const stamp = digest([...sources, ...EVERYWHERE]);
    if (stamps[name] === stamp && existsSync(result)) continue;
    say(`Building the ${name} ...`);
    delete stamps[name];
    writeStamps(stamps);
    await make(stamp.slice(0, 16));
    stamps[name] = stamp;
    writeStamps(stamps);
  }
}

async function bundleServer() {
  const esbuild = await import('esbuild');
  const folder = path.dirname(SERVER);
  const require = "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);";
  await esbuild.build({
    entryPoints: ['server', 'operator', 'record', 'copy', 'describe'].map((name) => `functions/local/${name}.ts`),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: { js: require },
    logLevel: 'warning',
  });
  await esbuild.stop();
  const { description } = await import(`${path.join(folder, 'describe.mjs')}?${Date.now()}`);
  writeFileSync(OPENAPI, description);
}

async function exportSite(release) {
  const next = [process.execPath, path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build', 'web'];
  const environment = { NEXT_PUBLIC_RELEASE: release };
  await run(next, 'The site could not be built: see above.', /Another next build process is already running/, environment);
  writeFileSync(path.join(SITE, 'release.txt'), release);
}

/**
 * Runs a program quietly, and prints what it had to say only if it fails.
 * Tries again for two minutes while it says that another one, left behind by a start that was killed, is in its way.
 */
async function run(command, complaint, hindrance, environment) {
  for (let tries = 1; ; tries++) {
    const { code, said } = await outcomeOf(command, environment);
    if (code === 0) return;
    if (hindrance?.test(said) && tries < 120) {
      await pause(1_000);
      continue;
    }
    process.stderr.write(said);
    throw new Error(complaint);
  }
}

/** What a program ended with, and all it printed. Asked to end, this process ends it first. */
async function outcomeOf([program, ...words], environment = {}) {
  const env = { ...process.env, ...environment, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
  const child = spawn(program, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  child.stdout.on('data', (part) => said.push(part));
  child.stderr.on('data', (part) => said.push(part));
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  process.off('SIGTERM', stop);
  return { code, said: Buffer.concat(said).toString() };
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMPS, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamps(stamps) {
  mkdirSync(path.dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
}

function digest(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesUnder)) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

function filesUnder(name) {
  if (!statSync(path.join(ROOT, name)).isDirectory()) return [name];
  return readdirSync(path.join(ROOT, name))
    .filter((entry) => !NO_SOURCE.test(entry))
    .sort()
    .flatMap((entry) => filesUnder(`${name}/${entry}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const say = (line) => process.stdout.write(`${line}\n`);
  await install(say);
  await build(say);
}
