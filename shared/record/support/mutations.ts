/** What may happen to a text on its way. */

import type { Random } from '../../../test/support/chance';

/** One of them. */
export function any<T>(items: readonly T[], random: Random): T {
  return items[random(items.length)] as T;
}

const SIGNS = [
  ...' \n\r\t"\\{}[],:;~>=-_/.09azAZ',
  '\u0000',
  '\u00e9',
  '\u2028',
  '\u202e',
  '\ud800',
  '👍',
  '__proto__',
  '1e999',
  'null',
];

export type Mutation = (text: string, random: Random) => string;

/** What happens to one place of a text. */
export const SLIPS: Readonly<Record<string, Mutation>> = {
  'a bit that flipped': (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random(8))) + text.slice(at + 1);
  },
  'a sign more': (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + any(SIGNS, random) + text.slice(at);
  },
  'a sign in place of another': (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + any(SIGNS, random) + text.slice(at + 1);
  },
  'signs less': (text, random) => {
    const at = random(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random(4));
  },
  'no end': (text, random) => text.slice(0, random(text.length)),
  'no beginning': (text, random) => text.slice(random(text.length)),
  'a number that is another': (text, random) => {
    const numbers = [...text.matchAll(/\d+/g)];
    const { index, 0: number } = any(numbers, random);
    return (
      text.slice(0, index) +
      any(['0', '1', '2', '-1', '00', '1.5', '1e3', '99999999999999999999', ''], random) +
      text.slice(index + number.length)
    );
  },
  'a word that is another': (text, random) => {
    const words = [...text.matchAll(/[a-z-]+/g)];
    const { index, 0: word } = any(words, random);
    return text.slice(0, index) + any(words, random)[0] + text.slice(index + word.length);
  },
};

/** What happens to lines: another game may come of it that could have been played as well. */
export const SHIFTS: Readonly<Record<string, Mutation>> = {
  'a line less': lined((lines, index) => lines.toSpliced(index, 1)),
  'a line twice': lined((lines, index, other) => lines.toSpliced(other, 0, lines[index] ?? '')),
  'lines that changed places': lined((lines, index, other) =>
    lines.with(index, lines[other] ?? '').with(other, lines[index] ?? ''),
  ),
};

function lined(change: (lines: readonly string[], index: number, other: number) => readonly string[]): Mutation {
  return (text, random) => {
    const lines = text.split('\n');
    return change(lines, random(lines.length), random(lines.length)).join('\n');
  };
}
