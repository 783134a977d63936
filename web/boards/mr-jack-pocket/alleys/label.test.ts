import type { Tile } from '@shared/games/mr-jack-pocket/types';
import { say } from '@shared/words/say';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../speech';
import { pieceLabel, stopLabel, type TileFacts, tileLabel } from './label';

const madame: Tile = { character: 'madame', wall: 'east' };
const facts: TileFacts = { tile: madame, place: 2, seenBy: ['holmes'], after: false, turned: false, jack: undefined };

const read = (label: ReturnType<typeof tileLabel>) => say(catalogue, label, String);

describe('the label of a tile', () => {
  it('says who, what, where, the wall, and who sees it', () => {
    expect(read(tileLabel(facts))).toBe('Madame, suspect, top right, wall east, seen by Holmes');
  });

  it('says that it speaks of the board after what is prepared', () => {
    expect(read(tileLabel({ ...facts, after: true }))).toBe(
      'Madame, suspect, top right, wall east, after this turn seen by Holmes',
    );
    expect(read(tileLabel({ ...facts, after: true, seenBy: [] }))).toBe(
      'Madame, suspect, top right, wall east, not seen after this turn',
    );
  });

  it('knows the open crossroads', () => {
    const tile: Tile = { character: 'lane', wall: 'north', cleared: 1 };
    expect(read(tileLabel({ ...facts, tile, place: 4, seenBy: ['watson', 'toby'] }))).toBe(
      'Lane, innocent, middle centre, open on all sides, seen by Watson and Toby',
    );
  });

  it('tells a tile turned this round, and Jack his own', () => {
    expect(read(tileLabel({ ...facts, seenBy: [], turned: true, jack: 'you' }))).toBe(
      'Madame, suspect, top right, wall east, not seen, turned this round, who you are',
    );
  });
});

describe('the label of a position', () => {
  it('says who stands there', () => {
    expect(read(pieceLabel('toby', 11, 'none'))).toBe('Toby at position 11');
    expect(read(pieceLabel('toby', 12, 'prepared'))).toBe('Toby at position 12, moved there if you confirm');
  });

  it('says that it is empty, and within reach', () => {
    expect(read(stopLabel(5, 'none'))).toBe('Position 5, empty');
    expect(read(stopLabel(5, 'within'))).toBe('Position 5, empty, within reach');
  });
});
