/** `npm run smoke -- ADDRESS`: whether a Casebook that runs does what it should. */

import { run } from './run';
import { readCommand, USAGE } from './words';

const command = readCommand(process.argv.slice(2));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

if (command) {
  process.exitCode = (await run(command, print)) ? 0 : 1;
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}
