import { expand } from '@shared/choice';
import { choices } from '@shared/games/mr-jack-pocket/choices';
import type { Action, TokenId, View } from '@shared/games/mr-jack-pocket/types';
import { say } from '@shared/words/say';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example';
import { catalogue } from '../speech';
import { choose, NOTHING } from './draft';
import { noteOnPosition, noteOnTile } from './note';

function table(token: TokenId | undefined, view: View = EXAMPLE) {
  const actions = expand(choices(view, 'investigator')) as readonly unknown[] as readonly Action[];
  return { actions, draft: token ? choose(token) : NOTHING, tokens: view.tokens };
}

const read = (note: ReturnType<typeof noteOnTile>) => say(catalogue, note, String);

describe('a press on a tile that does nothing', () => {
  it('asks for the token when several would do', () => {
    expect(read(noteOnTile(table(undefined), 'gull'))).toBe('Choose a token first: Exchange and Rotation.');
  });

  it('tells that the tile was turned this round', () => {
    expect(read(noteOnTile(table('rotation-joker', { ...EXAMPLE, turned: ['gull'] }), 'gull'))).toBe(
      'Gull’s alley has been turned this round.',
    );
  });

  it('tells that the token is not for alleys', () => {
    expect(read(noteOnTile(table('alibi-holmes'), 'gull'))).toBe('Holmes is played on the positions around the alleys.');
  });
});

describe('a press on a position that does nothing', () => {
  it('tells where the detective can go', () => {
    expect(read(noteOnPosition(table('alibi-holmes'), EXAMPLE.detectives, 9))).toBe('Holmes can go to 4 and 5.');
  });

  it('tells that the token is not for positions', () => {
    expect(read(noteOnPosition(table('rotation-joker'), EXAMPLE.detectives, 9))).toBe('Rotation is played on the alleys.');
  });

  it('tells that no token left concerns it', () => {
    expect(read(noteOnPosition(table(undefined), EXAMPLE.detectives, 9))).toBe('None of the tokens left moves that.');
  });

  it('asks which detective the joker moves when two get there', () => {
    const joker = EXAMPLE.tokens.map((token) => (token.id === 'rotation-joker' ? { ...token, face: 'joker' as const } : token));
    const detectives = { holmes: 3, watson: 3, toby: 11 };
    expect(read(noteOnPosition(table('rotation-joker', { ...EXAMPLE, tokens: joker, detectives }), detectives, 4))).toBe(
      'Holmes and Watson can go there: press the one to move.',
    );
  });
});
