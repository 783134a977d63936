/** Makes the golden games anew: `npx tsx test/golden/make.ts`. Whoever changes the rules on purpose does, and looks at what differs. */

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findGame, games } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { makeText } from '@shared/record/text';
import { digestOf } from './digest';
import { nameOf, RECORDS, STATES } from './files';
import { marksOf } from './marks';
import { PLANS, type Plan } from './plans';
import { play } from './play';

/** Seeds to try until a game shows what it has to. */
const SEEDS = 20_000;

function make(plan: Plan, first: number): RecordedGame {
  for (let seed = first; seed < first + SEEDS; seed++) {
    const record = play(plan, seed);
    const shown = record && marksOf(record);
    if (shown && plan.marks.every((mark) => shown.has(mark))) return record;
  }
  throw new Error(`no seed shows ${plan.marks.join(', ')} in ${plan.title} ${JSON.stringify(plan.options)}`);
}

mkdirSync(RECORDS, { recursive: true });
for (const file of readdirSync(RECORDS)) rmSync(path.join(RECORDS, file));
const states: Record<string, string> = {};
for (const [at, plan] of PLANS.entries()) {
  const record = make(plan, 1000 * at);
  const game = findGame(games, record.title, record.rules);
  if (game === undefined) throw new Error(`there is no title ${record.title}`);
  const name = nameOf(record, at + 1);
  writeFileSync(path.join(RECORDS, `${name}.txt`), makeText(game.title, record));
  states[name] = digestOf(game, record);
  process.stdout.write(`${name}: ${record.moves.length} versions\n`);
}
writeFileSync(STATES, `${JSON.stringify(states, undefined, 2)}\n`);
