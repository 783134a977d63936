import { expand } from '@shared/choice';
import { choices } from '@shared/games/mr-jack-pocket/choices';
import type { Action, Face, Role, View } from '@shared/games/mr-jack-pocket/types';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example';
import { begin, choose, fitting, kept, NOTHING, prepared, withDetective, withPosition, withTile } from './draft';

const offered = (view: View, role: Role) => expand(choices({ ...view }, role)) as readonly unknown[] as readonly Action[];

/** Holmes, Exchange and Rotation are left. */
const actions = offered(EXAMPLE, 'investigator');

function tokens(...faces: readonly (Face | undefined)[]): View['tokens'] {
  return EXAMPLE.tokens.map((token, place) => {
    const face = faces[place];
    return face === undefined ? { ...token, used: true } : { ...token, face, used: false };
  });
}

describe('a turn', () => {
  it('begins with nothing chosen while there is a choice', () => {
    expect(begin(actions)).toEqual(NOTHING);
    expect(prepared(actions, NOTHING)).toBeUndefined();
  });

  it('begins with the last token, and all of it if there is nothing to choose', () => {
    const last = offered({ ...EXAMPLE, tokens: tokens('alibi') }, 'jack');
    expect(prepared(last, begin(last))).toEqual({ type: 'alibi', token: 'alibi-holmes' });
  });
});

describe('a chosen token', () => {
  it('offers its own actions and no others', () => {
    expect(fitting(actions, choose('rotation-joker'))).toHaveLength(27);
    expect(fitting(actions, choose('rotation-exchange'))).toHaveLength(36);
    expect(fitting(actions, choose('alibi-holmes'))).toHaveLength(2);
    expect(fitting(actions, choose('toby-watson'))).toHaveLength(0);
  });
});

describe('a press on a tile', () => {
  it('is kept for the tile when Rotation is chosen, until it is said how far', () => {
    const draft = withTile(actions, choose('rotation-joker'), 'madame');
    expect(draft).toEqual({ token: 'rotation-joker', tiles: ['madame'] });
    expect(draft && prepared(actions, draft)).toBeUndefined();
    expect(draft && prepared(actions, { ...draft, degrees: 90 })).toEqual({
      type: 'rotation',
      token: 'rotation-joker',
      character: 'madame',
      degrees: 90,
    });
  });

  it('does nothing on a tile turned this round', () => {
    const rest = offered({ ...EXAMPLE, turned: ['madame'] }, 'investigator');
    expect(withTile(rest, choose('rotation-joker'), 'madame')).toBeUndefined();
  });

  it('collects two tiles to exchange, in whichever order they are pressed', () => {
    const first = withTile(actions, choose('rotation-exchange'), 'bert') ?? NOTHING;
    const both = withTile(actions, first, 'madame') ?? NOTHING;
    expect(prepared(actions, both)).toMatchObject({ type: 'exchange', first: 'madame', second: 'bert' });
    expect(withTile(actions, both, 'bert')?.tiles).toEqual(['madame']);
    expect(withTile(actions, both, 'gull')?.tiles).toEqual(['bert', 'gull']);
  });

  it('chooses the token too when only one is for alleys, and leaves it open when two are', () => {
    const one = offered({ ...EXAMPLE, tokens: tokens('holmes', 'toby', 'exchange') }, 'investigator');
    expect(withTile(one, NOTHING, 'gull')).toEqual({ token: 'rotation-exchange', tiles: ['gull'] });
    expect(withTile(actions, NOTHING, 'gull')).toBeUndefined();
  });
});

describe('a press on a detective or a position', () => {
  it('chooses the token of the detective', () => {
    expect(withDetective(actions, NOTHING, 'holmes')).toEqual({ token: 'alibi-holmes', tiles: [] });
    expect(withDetective(actions, NOTHING, 'watson')).toBeUndefined();
  });

  it('moves him where he can go', () => {
    const draft = withPosition(actions, NOTHING, EXAMPLE.detectives, 5) ?? NOTHING;
    expect(prepared(actions, draft)).toEqual({ type: 'holmes', token: 'alibi-holmes', steps: 2 });
    expect(withPosition(actions, NOTHING, EXAMPLE.detectives, 6)).toBeUndefined();
  });

  it('gives the joker to whom is pressed, or to the only one who gets there', () => {
    const joker = offered({ ...EXAMPLE, tokens: tokens(undefined, undefined, undefined, 'joker') }, 'jack');
    expect(prepared(joker, withDetective(joker, begin(joker), 'toby') ?? NOTHING)).toMatchObject({ detective: 'toby' });
    expect(prepared(joker, withPosition(joker, begin(joker), EXAMPLE.detectives, 4) ?? NOTHING)).toMatchObject({
      detective: 'holmes',
    });
  });

  it('leaves it open when two can get there', () => {
    const two = offered({ ...EXAMPLE, tokens: tokens('holmes', 'watson') }, 'investigator');
    expect(withPosition(two, NOTHING, { holmes: 3, watson: 4, toby: 11 }, 5)).toBeUndefined();
  });
});

describe('a draft', () => {
  it('is dropped when what is on offer no longer holds it', () => {
    const draft = { ...choose('rotation-joker'), tiles: ['madame'] as const, degrees: 90 };
    expect(kept(actions, draft)).toBe(draft);
    expect(kept(offered({ ...EXAMPLE, turned: ['madame'] }, 'investigator'), draft)).toEqual(NOTHING);
    expect(kept([], draft)).toEqual(NOTHING);
  });

  it('offers nobody to Jack alone', () => {
    const joker = { ...EXAMPLE, tokens: tokens('holmes', 'toby', 'exchange', 'joker') };
    const nobody = { ...choose('rotation-joker'), detective: 'nobody' as const };
    expect(prepared(offered(joker, 'jack'), nobody)).toMatchObject({ type: 'joker', detective: 'nobody' });
    expect(prepared(offered(joker, 'investigator'), nobody)).toBeUndefined();
  });
});
