import { expect, test } from 'vitest';
import { flipped, TOKEN_IDS, TOSSES, tossed, underside } from './tokens';
import { TOKENS } from './types';

const ALL = Array.from({ length: TOSSES }, (_, toss) => tossed(toss));

test('four tokens carry alibi and Holmes, Toby and Watson, rotation and exchange, rotation and joker', () => {
  expect(TOKENS).toEqual({
    'alibi-holmes': ['alibi', 'holmes'],
    'toby-watson': ['toby', 'watson'],
    'rotation-exchange': ['rotation', 'exchange'],
    'rotation-joker': ['rotation', 'joker'],
  });
});

test('the 16 tosses are all different, and each face comes up in half of them', () => {
  expect(new Set(ALL.map((tokens) => tokens.map(({ face }) => face).join())).size).toBe(16);
  for (const [place, id] of TOKEN_IDS.entries()) {
    for (const face of TOKENS[id]) expect(ALL.filter((tokens) => tokens[place]?.face === face)).toHaveLength(8);
  }
});

test('after any toss and a flip, all eight faces have been up', () => {
  const eight = Object.values(TOKENS).flat().sort();
  for (const tokens of ALL) {
    expect([...tokens, ...flipped(tokens)].map(({ face }) => face).sort()).toEqual(eight);
  }
});

test('tokens tossed or flipped are unused', () => {
  const used = tossed(5).map((token) => ({ ...token, used: true }));
  expect([...tossed(5), ...flipped(used)].filter((token) => token.used)).toEqual([]);
});

test('the face underneath is the other one', () => {
  expect([underside('alibi-holmes', 'alibi'), underside('alibi-holmes', 'holmes')]).toEqual(['holmes', 'alibi']);
});
