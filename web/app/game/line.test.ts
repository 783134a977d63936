import { describe, expect, it } from 'vitest';
import { type Line, sinceLastTurn } from './line';

/** Lines by version and who made it. */
function lines(...made: readonly (readonly [version: number, seat: number | undefined])[]): readonly Line[] {
  return made.map(([version, seat], place) => ({
    key: String(place),
    version,
    at: 0,
    seat,
    head: false,
    sign: undefined,
    sentence: { code: 'x' },
  }));
}

describe('what a viewer wants to see first', () => {
  const game = lines([1, undefined], [2, 0], [2, 0], [3, 1], [4, 1]);
  const versions = (you: number | undefined) => sinceLastTurn(game, you).lines.map(({ version }) => version);

  it('is what happened after their last move', () => {
    expect(sinceLastTurn(game, 0).of).toBe('missed');
    expect(versions(0)).toEqual([3, 4]);
  });

  it('is what their move led to, where nothing has happened since', () => {
    expect(sinceLastTurn(game, 1).of).toBe('own');
    expect(versions(1)).toEqual([4]);
  });

  it('is everything before they have moved, and to spectators', () => {
    expect(sinceLastTurn(game, 2).of).toBe('all');
    expect(versions(2)).toEqual([1, 2, 2, 3, 4]);
    expect(versions(undefined)).toEqual([1, 2, 2, 3, 4]);
  });
});
