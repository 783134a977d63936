/** A letter for those who read text. */

import type { Block, Content } from './content';
import { plain, say } from './say';

/** Columns of what is prose. */
const WIDTH = 76;

/** Lines that end with a single line feed; prose is broken at 76 columns. */
export function textOf({ head, blocks, foot }: Content): string {
  return `${[head, ...blocks.map(block), `-- \n${wrap(`${say('casebook')}. ${foot}`)}`].join('\n\n')}\n`;
}

function block(block: Block): string {
  switch (block.type) {
    case 'prose':
      return wrap(plain(block.runs));
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return `${block.label}:\n${block.address}`;
    case 'told':
      return [`${block.head}:`, ...block.sentences.map((runs) => wrap(plain(runs), '* ', '  '))].join('\n');
    case 'picture':
      return `${block.head}:\n\n${block.picture}`;
  }
}

/** Broken between words; a word that is longer, such as an address, stays whole. */
function wrap(text: string, first = '', further = ''): string {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(/\s+/)) {
    if (line === undefined) line = first + word;
    else if (line.length + 1 + word.length <= WIDTH) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = further + word;
    }
  }
  return [...lines, line].join('\n');
}
