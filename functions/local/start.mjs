/** `npm start`: one command from a fresh clone to a running Casebook. */

import path from 'node:path';
import util from 'node:util';

const USAGE = 'Usage: npm start -- [--port 3000] [--host 127.0.0.1] [--data ./data]';

await start().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

async function start() {
  checkNode();
  const options = readOptions(process.argv.slice(2));
  const { build, install, SERVER, SITE } = await import('./build.mjs');
  await install(say);
  await build(say, ['server', 'site']);
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { serve } = await import(SERVER);
  const running = await serve({ ...options, site: SITE });
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  if (process.env.npm_command !== undefined) watchParent(end);
  for (const warning of running.warnings) say(warning);
  say(`Casebook is at ${running.address}/  (games are kept in ${options.data}; Ctrl-C ends it)`);
  await running.ended;
  if (!ending) throw new Error('The database ended by itself: start again, no game is lost.');
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 12)) return;
  throw new Error(`Casebook needs Node 20.12 or later, and this is ${process.version}: see https://nodejs.org.`);
}

function readOptions(words) {
  const text = { type: 'string' };
  const { port = '3000', host = '127.0.0.1', data = 'data' } = parse(words, { port: text, host: text, data: text });
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(USAGE);
  return { port: Number(port), host, data: path.resolve(data) };
}

function parse(args, options) {
  try {
    return util.parseArgs({ args, options }).values;
  } catch {
    throw new Error(USAGE);
  }
}

/** npm may be killed and leave this process behind: then nobody could end it. */
function watchParent(end) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200);
  watch.unref();
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
