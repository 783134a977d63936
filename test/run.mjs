/**
 * `npm test` and its kin: makes ready what tests need, from a fresh clone on, then runs the projects it is given;
 * what is no project's name goes to the test runner.
 */

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { build, install, ROOT } from '../functions/local/build.mjs';

const PROJECTS = ['unit', 'api', 'browser', 'long'];
/** The first on the path is taken. The one that never has a window is the fastest, but lets no site show notices. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function main(words) {
  const projects = words.filter((word) => PROJECTS.includes(word));
  await install(say);
  if (projects.some((project) => project !== 'unit')) await build(say);
  const chromium = projects.includes('browser') ? browsers() : {};
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const chosen = projects.map((project) => `--project=${project}`);
  const rest = words.filter((word) => !PROJECTS.includes(word));
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...chosen, ...rest], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...chromium },
  });
  process.exit(status ?? 1);
}

/** The one that CHROMIUM names, or the fastest there is; and a whole one, for what only that can do. */
function browsers() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && !isProgram(named)) {
    throw new Error(`CHROMIUM names ${named}, which is no program that can be run here.`);
  }
  const whole = find(WHOLE) ?? named ?? installChromium();
  return { CHROMIUM: named ?? find([SHELL]) ?? whole, CHROMIUM_WHOLE: whole };
}

function find(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

function installChromium() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('Installing Chromium for the browser tests ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { env });
    const packages = ['chromium', 'fonts-dejavu-core'];
    const { status, stderr } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
    const installed = status === 0 ? find(WHOLE) : undefined;
    if (installed !== undefined) return installed;
    process.stderr.write(stderr);
  }
  throw new Error('The browser tests need Chromium: apt-get install chromium fonts-dejavu-core, or set CHROMIUM to its path.');
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
