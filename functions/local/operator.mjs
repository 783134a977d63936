/** `npm run operator`: looks after the players, beside a Casebook that runs or not. */

try {
  const { build, install, OPERATOR } = await import('./build.mjs');
  await install(note);
  await build(note, ['server']);
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { operate } = await import(OPERATOR);
  process.stdout.write(`${await operate(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** What is done first is no part of what was asked for. */
function note(line) {
  process.stderr.write(`${line}\n`);
}
