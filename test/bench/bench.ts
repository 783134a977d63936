/** `npm run bench`: how fast the rules are, what a move costs, and how long a start takes; with `bill`: what a month costs. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@shared/games/index';
import { startCasebook } from '../support/casebook';
import { startServer } from '../support/server';
import { recordBill, writeTables } from './bill/record';
import { type Cost, costsOf } from './cost';
import { MEASURED } from './games';
import { speedOf } from './speed';
import { DEPENDENCIES, PROCESSES, startsOf } from './start';
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

async function everything(): Promise<void> {
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

  await startsOnLambda();
}

async function startsOnLambda(): Promise<void> {
  say(`\nA Lambda function alone in a fresh process, median of ${PROCESSES}\n`);
  const starts = await startsOf('.build/server/openapi.json');
  const rows = starts.map(({ name, size, time }) => [name, whole(size), time.toFixed(1)]);
  say(table(['', 'bytes', 'milliseconds'], rows));
  const timeOf = (wanted: string): number => starts.find(({ name }) => name === wanted)?.time ?? 0;
  const ratio = timeOf('api') / timeOf(DEPENDENCIES);
  say(`\nThe API takes ${ratio.toFixed(2)} times what it would without code of its own; it should be under 1.2`);
}

if (process.argv[2] === 'bill') say(process.argv[3] === 'again' ? writeTables() : await recordBill());
else await everything();
