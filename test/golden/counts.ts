/** Trees of actions from a position on record: how many ways to go on there are, and how many of them end the game. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { count, expand } from '@shared/choice';
import type { Draw } from '@shared/draw';
import type { Title } from '@shared/game';
import { findGame, games } from '@shared/games/index';
import { drawKey, seeded } from '@shared/random';
import { readRecord } from '@shared/record/read';
import { statesOf } from '@shared/record/replay';
import { transcriptOf } from '@shared/record/transcript';
import { RECORDS } from './files';

export interface Position {
  readonly title: Title;
  readonly state: unknown;
  /** What chance gives from here on, whatever is done. */
  readonly draw: Draw;
}

/** Rows of so many actions; `ends`: those that are shorter, for the game was over. */
export interface Tree {
  readonly leaves: number;
  readonly ends: number;
}

/** A golden game after one of its versions. */
export function positionOf(name: string, version: number): Position {
  const record = readRecord(games, readFileSync(path.join(RECORDS, `${name}.txt`), 'utf8'));
  const game = findGame(games, record.title, record.rules);
  if (game === undefined) throw new Error(`there is no title ${record.title}`);
  const draw = seeded(drawKey(record.secret ?? '', transcriptOf(record)));
  return { title: game.title, state: statesOf(game, record)[version - 1], draw };
}

/** Counts the rows of `depth` actions, 1 or more. The last action of a row is offered and not done. */
export function grow(position: Position, depth: number): Tree {
  const { title, state, draw } = position;
  const choices = title.choices(state);
  if (choices.length === 0) return { leaves: 1, ends: 1 };
  if (depth === 1) return { leaves: count(choices), ends: 0 };
  let [leaves, ends] = [0, 0];
  for (const action of expand(choices)) {
    const tree = grow({ title, state: title.act(state, action, draw).state, draw }, depth - 1);
    leaves += tree.leaves;
    ends += tree.ends;
  }
  return { leaves, ends };
}
