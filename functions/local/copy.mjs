/** `npm run copy`: takes a table as it stands from one place to another. */

try {
  const { build, install, COPY } = await import('./build.mjs');
  await install(note);
  await build(note, ['server']);
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const { copy } = await import(COPY);
  await copy(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** What is done first is no part of what was asked for. */
function note(line) {
  process.stderr.write(`${line}\n`);
}
