/** What was measured, kept: docs/cost.md is computed from it. */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@shared/games/index';
import { startServer } from '../../support/server';
import { MEASURED } from '../games';
import { MIX } from './assumptions';
import { tablesOf } from './bill';
import { type GameCost, measure } from './measure';

const FILE = path.join(import.meta.dirname, 'measured.json');
const DOCUMENT = path.join(import.meta.dirname, '../../../docs/cost.md');

/** Between these lines of docs/cost.md stand the tables. */
const PLACE = /(<!-- made by npm run bench -- bill -->\n).*(<!-- end -->)/s;

/** Whole games of each kind that the mix has. */
const GAMES = 10;

/** Plays games, keeps what they cost, writes the tables into docs/cost.md and gives them. */
export async function recordBill(): Promise<string> {
  const costs: GameCost[] = [];
  for (const measured of MEASURED.filter(({ name }) => MIX[name] !== undefined)) {
    const server = await startServer({ registry: games });
    costs.push(await measure(server, measured, GAMES));
    await server.stop();
  }
  writeFileSync(FILE, `${JSON.stringify(costs, undefined, 2)}\n`);
  return writeTables();
}

/** Writes the tables into docs/cost.md as they follow from what was measured last, and gives them. */
export function writeTables(): string {
  const tables = tablesOf(recorded());
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(PLACE, (_, begin, end) => `${begin}\n${tables}\n\n${end}`),
  );
  return tables;
}

/** What was measured last. */
export function recorded(): readonly GameCost[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as GameCost[];
}

/** The tables that docs/cost.md has. */
export function tablesInDocument(): string {
  return (PLACE.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '').split('\n').slice(2, -2).join('\n');
}
