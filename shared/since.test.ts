import { describe, expect, it } from 'vitest';
import { type Happened, sinceLastTurn } from './since';

const GAME: readonly Happened[] = [
  { version: 1 },
  { version: 2, seat: 0 },
  { version: 2, seat: 0 },
  { version: 3, seat: 1 },
  { version: 4, seat: 1 },
];

describe('what a viewer wants to see first', () => {
  const versions = (you: number | undefined) => sinceLastTurn(GAME, you).lines.map(({ version }) => version);

  it('is what happened after their last move', () => {
    expect(sinceLastTurn(GAME, 0).of).toBe('missed');
    expect(versions(0)).toEqual([3, 4]);
  });

  it('is what their move led to, where nothing has happened since', () => {
    expect(sinceLastTurn(GAME, 1).of).toBe('own');
    expect(versions(1)).toEqual([4]);
  });

  it('is not counted from what the clock did for them', () => {
    const played: readonly Happened[] = [...GAME, { version: 5, seat: 0, auto: true }, { version: 6, seat: 1 }];
    const { of, lines } = sinceLastTurn(played, 0);
    expect(of).toBe('missed');
    expect(lines.map(({ version }) => version)).toEqual([3, 4, 5, 6]);
  });

  it('is everything before they have moved, and to spectators', () => {
    expect(sinceLastTurn(GAME, 2).of).toBe('all');
    expect(versions(2)).toEqual([1, 2, 2, 3, 4]);
    expect(versions(undefined)).toEqual([1, 2, 2, 3, 4]);
  });
});
