import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ASSUMPTIONS, type Assumption } from './assumptions';

const rules = readFileSync('docs/rules/pi.md', 'utf8').replaceAll(/\s+/g, ' ');
const [, editions = ''] = /## Second edition (.*) ## A player who leaves/.exec(rules) ?? [];
/** What follows each mark, up to the next one or the next item. */
const marked = editions
  .split(/\*assumption\*:/i)
  .slice(1)
  .map((text) => text.split(' - ')[0] ?? '');

const PHRASES: Readonly<Record<Assumption, string>> = {
  'second.names': 'first edition names',
  'second.schedule': '5/3/1/0/0, then 7/5/3/1/0, then 9/7/5/3/0',
  'second.order': 'the order is strict',
  'second.floor': 'it stops at -5',
  'second.again': 'a player who was wrong plays on',
  'second.ties': 'the same tie-breaks',
  'duel.investigators': 'used investigators go back to the supply',
  'duel.last-turn': 'it must be an attempt',
  'duel.score': 'no minus 2, the score is rounds won',
  'duel.start': 'the first player is random in round 1',
  'duel.map': 'the night map has the same neighbours',
};

describe('the assumptions', () => {
  test.each(ASSUMPTIONS)('%s is marked as one in the rules', (code) => {
    expect(marked.filter((text) => text.includes(PHRASES[code]))).toHaveLength(1);
  });

  test('are all that the rules mark', () => {
    const phrases = Object.values(PHRASES);
    expect(marked.filter((text) => !phrases.some((phrase) => text.includes(phrase)))).toEqual([]);
  });
});
