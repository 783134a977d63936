import type { ListedGame } from '@shared/api/games';
import { describe, expect, it } from 'vitest';
import { group } from './group';

function game(id: string, more: Partial<ListedGame>): ListedGame {
  return {
    id,
    title: 'x',
    options: {},
    pace: { weekends: true, vacation: true },
    rated: false,
    status: 'running',
    seats: [],
    you: 0,
    created: 0,
    updated: 0,
    ...more,
  };
}
const turn = (seat: number, since = 0) => ({ seat, number: 1, since });
const ids = (games: readonly ListedGame[]) => games.map(({ id }) => id);

describe('my games', () => {
  it('wait for me if it is my turn, the longest wait first', () => {
    const { turn: mine, running } = group([
      game('a', { turn: turn(0, 20) }),
      game('b', { turn: turn(1, 5) }),
      game('c', { turn: turn(0, 10) }),
    ]);
    expect(ids(mine)).toEqual(['c', 'a']);
    expect(ids(running)).toEqual(['b']);
  });

  it('wait for me by their deadlines, and those without one after them', () => {
    const { turn: mine } = group([
      game('a', { turn: turn(0, 20) }),
      game('b', { turn: turn(0, 5), deadline: 900 }),
      game('c', { turn: turn(0, 10) }),
      game('d', { turn: turn(0, 30), deadline: 800 }),
    ]);
    expect(ids(mine)).toEqual(['d', 'b', 'c', 'a']);
  });

  it('are sorted by how far they are, the latest first', () => {
    const groups = group([
      game('a', { status: 'finished', updated: 1 }),
      game('b', { status: 'open' }),
      game('c', { status: 'finished', updated: 2 }),
      game('d', { status: 'cancelled' }),
      game('e', { status: 'void', why: 'agreed', updated: 3 }),
      game('f', { status: 'cancelled', why: 'expired' }),
    ]);
    expect(ids(groups.open)).toEqual(['b']);
    expect(ids(groups.finished)).toEqual(['e', 'c', 'a', 'f']);
    expect(groups.running).toEqual([]);
  });

  it('count once where two pages of the list name them, as the first does', () => {
    const { turn: mine, running } = group([game('a', { turn: turn(1) }), game('a', { turn: turn(0) })]);
    expect(ids(running)).toEqual(['a']);
    expect(mine).toEqual([]);
  });
});
