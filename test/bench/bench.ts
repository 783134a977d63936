/** `npm run bench`: how fast the rules are, what a move costs, and how long a start takes. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@shared/games/index';
import { startCasebook } from '../support/casebook';
import { startServer } from '../support/server';
import { type Cost, costsOf } from './cost';
import { MEASURED } from './games';
import { speedOf } from './speed';
import { table } from './table';

const GAMES = 3;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function medianAndMaximum(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${whole(sorted[Math.floor(sorted.length / 2)] ?? 0)} / ${whole(sorted.at(-1) ?? 0)}`;
}

say('A second, on one core; P.I. at random is cut off after 500 actions\n');
const speeds = MEASURED.map((measured) => {
  const { games: playOuts, actions, act, choices, view } = speedOf(measured);
  return [measured.name, ...[playOuts, actions, act, choices, view].map(whole)];
});
say(table(['', 'play-outs', 'actions', 'act alone', 'choices alone', 'view alone'], speeds));

say(`\nA move, median / maximum over ${GAMES} whole games; the budget is 2 requests and the write units on the right\n`);
const server = await startServer({ registry: games });
const costs: string[][] = [];
for (const measured of MEASURED) {
  const moves = await costsOf(server, measured, GAMES);
  const of = (part: keyof Cost) => medianAndMaximum(moves.map((move) => move[part]));
  costs.push([measured.name, whole(moves.length / GAMES), of('requests'), of('units'), of('size'), `${measured.budget}`]);
}
await server.stop();
say(table(['', 'moves', 'requests', 'write units', 'document, bytes', 'budget'], costs));

const data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
await (await startCasebook(data)).stop();
const start = performance.now();
const casebook = await startCasebook(data);
say(`\nA second start takes ${whole(performance.now() - start)} milliseconds; it should be under 5,000`);
await casebook.stop();
await rm(data, { recursive: true });
