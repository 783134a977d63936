import { sight } from '@shared/games/mr-jack-pocket/sight';
import { describe, expect, it } from 'vitest';
import { TILES } from '../example';
import { beamsOf, edgesOf, lightOf } from './beams';

const board = { tiles: TILES, detectives: { holmes: 3, watson: 8, toby: 11 } };
const turned = {
  ...board,
  tiles: TILES.map((tile) => (tile.character === 'madame' ? { ...tile, wall: 'east' as const } : tile)),
};
const beamOf = (position: number, on = board) => beamsOf(on).find((beam) => beam.position === position);

describe('a beam', () => {
  it('leaves the quarter where nothing stops it', () => {
    expect(beamOf(3, turned)).toMatchObject({ turn: 90, length: 393, open: true });
  });

  it('ends between two tiles at the near wall of the next', () => {
    expect(beamOf(8)).toMatchObject({ turn: 270, length: 273, open: false });
  });

  it('ends inside the last tile it falls on at its far wall', () => {
    expect(beamOf(11)).toMatchObject({ turn: 0, length: 380, open: false });
  });

  it('stays before a wall that faces the detective', () => {
    expect(beamOf(3)).toMatchObject({ length: 33, open: false });
  });

  it('covers just the tiles that are seen, from every position', () => {
    for (let position = 1; position <= 12; position += 1) {
      const from = { ...board, detectives: { ...board.detectives, holmes: position } };
      const length = beamOf(position, from)?.length ?? 0;
      expect(Math.round((length - 33) / 120)).toBe(sight(from).holmes.length);
    }
  });

  it('is one for all who stand at a position, and names them', () => {
    const beams = beamsOf({ ...board, detectives: { holmes: 8, watson: 8, toby: 11 } });
    expect(beams.map((beam) => beam.detectives)).toEqual([['holmes', 'watson'], ['toby']]);
  });
});

describe('its outline', () => {
  it('is a cone that opens to the width of a street', () => {
    expect(lightOf(393)).toBe('M18 -9L60 -19H393V19H60L18 9z');
  });

  it('ends within the cone before a near wall', () => {
    expect(lightOf(33)).toMatch(/^M18 -9L33 -12\.57\d*H33V/);
  });

  it('has edges further in for a second detective', () => {
    expect(edgesOf(393, 0)).toContain('L60 -19H393');
    expect(edgesOf(393, 1)).toContain('L60 -13.5H393');
  });
});
