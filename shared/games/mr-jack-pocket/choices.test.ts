import { count, expand } from '@shared/choice';
import { describe, expect, test } from 'vitest';
import { choices } from './choices';
import { table, tokens } from './support/table';
import { TOSSES, tossed } from './tokens';
import type { Character, Face, Role, TokenId } from './types';

/** How many actions a role has with one face alone. */
function withFace(face: Face, role: Role, turned: readonly Character[] = []): number {
  const id = { alibi: 'alibi-holmes', holmes: 'alibi-holmes', toby: 'toby-watson', watson: 'toby-watson' } as const;
  const other = { rotation: 'rotation-joker', exchange: 'rotation-exchange', joker: 'rotation-joker' } as const;
  const token: TokenId = face in id ? id[face as keyof typeof id] : other[face as keyof typeof other];
  return count(choices(table({ tokens: [{ id: token, face, used: false }], turned }), role));
}

describe('at the start of a round there are', () => {
  test.each<[Face, number, number]>([
    ['alibi', 1, 1],
    ['holmes', 2, 2],
    ['watson', 2, 2],
    ['toby', 2, 2],
    ['rotation', 27, 27],
    ['exchange', 36, 36],
    ['joker', 3, 4],
  ])('%s actions: %i for the Investigator, %i for Jack', (face, investigator, jack) => {
    expect(withFace(face, 'investigator')).toBe(investigator);
    expect(withFace(face, 'jack')).toBe(jack);
  });

  test('24 rotations once a tile is spent', () => {
    expect(withFace('rotation', 'jack', ['gull'])).toBe(24);
  });

  test.each<[Role, readonly number[]]>([
    ['investigator', [33, 34, 42, 43, 57, 58, 66, 67]],
    ['jack', [34, 35, 43, 44, 57, 58, 66, 67]],
  ])('over the 16 tosses for %s %j actions', (role, totals) => {
    const counts = Array.from({ length: TOSSES }, (_, toss) => count(choices(table({ tokens: tossed(toss) }), role)));
    expect([...new Set(counts)].sort((a, b) => a - b)).toEqual(totals);
  });
});

test('with both rotations up, each of the 27 is listed once for each token', () => {
  const both = table({ tokens: tokens(['alibi', 'toby', 'rotation', 'rotation'], 2) });
  const offered = expand(choices(both, 'jack'));
  expect(offered).toHaveLength(54);
  for (const token of ['rotation-exchange', 'rotation-joker']) {
    expect(offered.filter((action) => action.token === token)).toHaveLength(27);
  }
});

test('a used token offers nothing, and the last one all its details', () => {
  const last = table({ tokens: tokens(['alibi', 'toby', 'rotation', 'joker'], 3) });
  expect(expand(choices(last, 'investigator')).map(({ detective }) => detective)).toEqual(['holmes', 'watson', 'toby']);
});

test('an exchange names its two tiles in the order of the nine', () => {
  const exchange = table({ tokens: tokens(['alibi', 'toby', 'exchange', 'joker']) });
  const offered = expand(choices(exchange, 'jack'));
  expect(offered).toContainEqual({ type: 'exchange', token: 'rotation-exchange', first: 'madame', second: 'lane' });
  expect(offered).not.toContainEqual({ type: 'exchange', token: 'rotation-exchange', first: 'lane', second: 'madame' });
});
