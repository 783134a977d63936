import { expect, test } from 'vitest';
import { mrJackPocket as title } from '.';
import { randomGame } from './support/games';
import { expectExactChoices, expectLawful } from './support/laws';

test('two play, whatever the options', () => {
  expect(title.seats({ roles: 'random' })).toEqual({ min: 2, max: 2 });
});

test('every game ends, keeps its pieces, never clears Jack, and comes out the same from what was drawn', () => {
  for (let seed = 0; seed < 10; seed++) expectLawful(randomGame(seed));
});

test('what the choices stand for is what may be played', () => {
  for (let seed = 0; seed < 2; seed++) {
    for (const { state } of randomGame(seed).moments) expectExactChoices(state);
  }
});

test('a turn passes when the seat to act changes, and a game that is over has none', () => {
  for (let seed = 0; seed < 10; seed++) {
    const turns = randomGame(seed).moments.map(({ state }) => title.turn(state));
    expect(turns.pop()).toBeUndefined();
    const seats = turns.map((turn) => turn?.seat);
    const passed = seats.map((seat, index) => (seat === seats[index - 1] ? 0 : 1));
    const numbers = passed.map((_, index) => passed.slice(0, index + 1).reduce((sum: number, one) => sum + one, 0));
    expect(turns.map((turn) => turn?.number)).toEqual(numbers);
  }
});
