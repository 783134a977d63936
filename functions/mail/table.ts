/** What letters about a table say of it, begun or not. */

import type { Seat } from '@shared/game';
import { type Game, wordsOf } from '@shared/games/index';
import type { Names } from '@shared/words/say';
import type { Part } from '@shared/words/sentence';
import { columnsOf, cut } from './columns';
import type { Block } from './content';
import { runs, say } from './say';

/** A table before the eyes of somebody who sits there. */
export interface TableSeen {
  readonly id: string;
  readonly game: Game;
  readonly options: unknown;
  readonly names: Names;
  /** All the others, in turn order. */
  readonly opponents: readonly Seat[];
  readonly seat: Seat;
}

type Parts = Readonly<Record<string, Part>>;

/** Columns that the names of all who play have, where there is a line for everything. */
const ROOM = 44;

/** What mail programs show together. */
export function threadOf({ id }: Pick<TableSeen, 'id'>): string {
  return `game-${id}`;
}

/** What is played there. */
export function titleOf({ game, options }: Pick<TableSeen, 'game' | 'options'>): string {
  return wordsOf(game, options).title ?? game.title.id;
}

/** The title, and with whom. */
export function partsOf(table: Omit<TableSeen, 'seat'>): Parts {
  const { names, opponents } = table;
  return { title: titleOf(table), n: opponents.length, names: { list: opponents.map(names) } };
}

/** The same where there is little room. */
export function brieflyOf(table: Omit<TableSeen, 'seat'>): Parts {
  const { names, opponents } = table;
  return { ...partsOf(table), names: { list: briefly(opponents.map(names)) } };
}

/** As many names as there is room for, and how many more: `Theo, Li` and `2 others`. */
export function briefly(names: readonly string[]): readonly string[] {
  const [first = '', ...rest] = names;
  const shown = [cut(first, ROOM)];
  for (const name of rest) {
    if (columnsOf([...shown, name].join(', ')) > ROOM) break;
    shown.push(name);
  }
  const others = names.length - shown.length;
  return others > 0 ? [...shown, say('others', { n: others })] : shown;
}

/** Who sits there, the reader among them. */
export function playersOf({ seat, names, opponents }: TableSeen): Block {
  const players = [...opponents, seat].sort((one, other) => one - other);
  return {
    type: 'told',
    head: say('players'),
    sentences: players.map((player) => runs(player === seat ? 'playerYou' : 'player', { name: names(player) })),
  };
}
