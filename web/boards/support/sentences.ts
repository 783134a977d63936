import type { Sentence } from '@shared/words/sentence';
import type { Block, Booklet, Figure, Table } from '../booklet';

/** Everything that a booklet says, in its order. */
export function sentencesOf({ name, summary, length, cover, chapters }: Booklet): readonly Sentence[] {
  return [
    name,
    summary,
    length,
    ...inFigure(cover),
    ...chapters.flatMap(({ head, blocks }) => [head, ...blocks.flatMap(inBlock)]),
  ];
}

function inBlock(block: Block): readonly Sentence[] {
  switch (block.kind) {
    case 'text':
    case 'head':
      return [block.says];
    case 'list':
    case 'steps':
    case 'assumptions':
      return block.items;
    case 'terms':
      return block.items.flatMap(({ name, says }) => [name, says]);
    case 'table':
      return inTable(block.table);
    case 'figures':
      return block.figures.flatMap(inFigure);
    case 'rulings':
      return block.items.flatMap(({ question, played, why, table }) => [question, played, why, ...(table ? inTable(table) : [])]);
  }
}

function inFigure({ shows, caption }: Figure): readonly Sentence[] {
  return [...shows, caption];
}

function inTable({ caption, head, rows }: Table): readonly Sentence[] {
  return [caption, ...head, ...rows.flat()];
}
