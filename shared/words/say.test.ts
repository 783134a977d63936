import { expect, test } from 'vitest';
import { say, sayRuns } from './say';
import type { Catalogue, Sentence } from './sentence';

const WORDS: Catalogue = {
  moved: '{seat} played <b>{piece}</b>, {from} → {to}.',
  seen: '{count, plural, =0 {Nobody was seen.} one {{who} was seen.} other {{who} were seen.}}',
  result: '<b>{winner} wins</b>, it’s over.',
  plain: 'Nothing happened.',
  bold: '<b>{count, plural, one {# card} other {# cards}}</b> left',
  toby: 'Toby',
  gull: 'Gull',
  bert: 'Bert',
};

const names = (seat: number) => ['Nora', 'Theo <b>'][seat] ?? 'nobody';

test.each<[string, Sentence]>([
  ['Nothing happened.', { code: 'plain' }],
  ['Nora played Toby, 10 → 11.', { code: 'moved', parts: { seat: { seat: 0 }, piece: { term: 'toby' }, from: 10, to: 11 } }],
  ['Nobody was seen.', { code: 'seen', parts: { count: 0, who: { list: [] } } }],
  ['Gull was seen.', { code: 'seen', parts: { count: 1, who: { list: [{ term: 'gull' }] } } }],
  ['Gull and Bert were seen.', { code: 'seen', parts: { count: 2, who: { list: [{ term: 'gull' }, { term: 'bert' }] } } }],
  ['Nora and 3 were seen.', { code: 'seen', parts: { count: 2, who: { list: [{ seat: 0 }, 3] } } }],
])('%s', (text, sentence) => {
  expect(say(WORDS, sentence, names)).toBe(text);
});

test('what the catalogue marks is strong, the rest is not', () => {
  expect(sayRuns(WORDS, { code: 'result', parts: { winner: { seat: 0 } } }, names)).toEqual([
    { text: 'Nora wins', strong: true },
    { text: ', it’s over.' },
  ]);
  expect(sayRuns(WORDS, { code: 'bold', parts: { count: 2 } }, names)).toEqual([
    { text: '2 cards', strong: true },
    { text: ' left' },
  ]);
});

test('a name is text, whatever signs it holds', () => {
  const sentence: Sentence = { code: 'result', parts: { winner: { seat: 1 } } };
  expect(say(WORDS, sentence, names)).toBe('Theo <b> wins, it’s over.');
});

test('a code or a term that the catalogue lacks is said as it is', () => {
  expect(say(WORDS, { code: 'unheard' }, names)).toBe('unheard');
  const sentence: Sentence = { code: 'seen', parts: { count: 1, who: { list: [{ term: 'lestrade' }] } } };
  expect(say(WORDS, sentence, names)).toBe('lestrade was seen.');
});
