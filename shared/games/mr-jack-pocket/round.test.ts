import { expect, test } from 'vitest';
import { ACTIONS, order, picker, ROUNDS, turnNow } from './round';

const SEATS = { jack: 0, investigator: 1 } as const;

const COURSE = Array.from({ length: ROUNDS * ACTIONS }, (_, index) => ({
  seats: SEATS,
  round: Math.floor(index / ACTIONS) + 1,
  taken: index % ACTIONS,
}));

test('a game has eight rounds of four actions', () => {
  expect([ROUNDS, ACTIONS]).toEqual([8, 4]);
});

test.each([1, 3, 5, 7])('in round %i the Investigator picks one, Jack two, the Investigator one', (round) => {
  expect(order(round)).toEqual(['investigator', 'jack', 'jack', 'investigator']);
});

test.each([2, 4, 6, 8])('in round %i Jack picks one, the Investigator two, Jack one', (round) => {
  expect(order(round)).toEqual(['jack', 'investigator', 'investigator', 'jack']);
});

test('a turn begins exactly when the seat to act changes: three a round, the middle one of two actions', () => {
  let seat: number | undefined;
  let number = 0;
  for (const table of COURSE) {
    const next = SEATS[picker(table)];
    if (next !== seat) number++;
    seat = next;
    expect(turnNow(table)).toEqual({ seat, number });
  }
  expect(number).toBe(24);
});
