/** `npm run record`: reads, checks and converts games on record. It needs no Casebook that runs. */

try {
  const { build, install, RECORD } = await import('./build.mjs');
  await install(note);
  await build(note, ['server']);
  const { record } = await import(RECORD);
  const { text, code } = await record(process.argv.slice(2));
  process.stdout.write(text);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

/** What is done first is no part of what was asked for. */
function note(line) {
  process.stderr.write(`${line}\n`);
}
