/** A letter for those who read text. */

import type { Block, Content, Link, Place, Row } from './content';
import { plain, say } from './say';

/** Columns of what is prose. */
const WIDTH = 76;

/** Lines that end with a single line feed; prose is broken at 76 columns. */
export function textOf({ head, blocks, foot, ways = [] }: Content): string {
  const below = ['-- ', wrap(`${say('casebook')}. ${foot}`), ...ways.map(link)];
  return `${[head, ...blocks.map(block), below.join('\n')].join('\n\n')}\n`;
}

function block(block: Block): string {
  switch (block.type) {
    case 'prose':
      return wrap(plain(block.runs));
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return link(block);
    case 'told':
      return [`${block.head}:`, ...block.sentences.map((runs) => wrap(plain(runs), '* ', '  '))].join('\n');
    case 'rows':
      return [`${block.head}:`, ...block.rows.map(row)].join('\n');
    case 'places':
      return [`${block.head}:`, ...block.places.map(place)].join('\n');
    case 'quote':
      return block.text
        .split(/\r\n?|\n/)
        .map(quoted)
        .join('\n');
    case 'picture':
      return `${block.head}:\n\n${block.picture}`;
  }
}

function link({ label, address }: Link): string {
  return `${label}:\n${address}`;
}

function row({ label, text, address }: Row): string {
  return [wrap(plain(label), '* ', '  '), wrap(plain(text), '  ', '  '), `  ${address}`].join('\n');
}

function place({ place, name, score }: Place): string {
  return wrap([`${place} ${name}`, ...(score === undefined ? [] : [score])].join(', '), '  ', '     ');
}

function quoted(line: string): string {
  return wrap(line, '> ', '> ').trimEnd();
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
