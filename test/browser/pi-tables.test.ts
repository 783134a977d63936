/**
 * Tables of three, four and five at P.I., some at desks and some on phones.
 *
 * 1. The first opens the table, the others sit down by her link. Each takes one turn through their page.
 * 2. They play on elsewhere until the city is crowded. Their pages show it, and who stands where.
 * 3. They play to the end elsewhere, and read the same result on their pages.
 */

import type { View } from '@shared/games/pi/types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { checkPage, checkShape } from './inspect';
import { type Game, gameOf, type Step, take, takeElsewhere } from './pi-game';
import { gameId, openTable, sitDown, type Wish } from './tables';
import { lookAgain, outcome, WHOLE_GAME, waitForTurn } from './turns';

const NAMES = ['Ada', 'Bram', 'Cleo', 'Abel', 'Enid'];

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test.each([
  [3, 'second', { Edition: 'Second', 'What solutions are worth': 'The same' }],
  [4, 'first', { Edition: 'First' }],
  [5, 'second', { Edition: 'Second' }],
] as const)(
  '%i people play a game of the %s edition',
  async (seats, edition, choices) => {
    const people = await sitTogether(seats, choices);
    const [ada, bram] = people;
    if (ada === undefined || bram === undefined) throw new RangeError('nobody is there');
    const game = await gameOf(gameId(ada.page), people);

    const moved = new Set<Person>();
    for (const step of ['investigate', 'evidence', 'investigate', 'evidence', 'investigate'].slice(0, seats) as readonly Step[]) {
      moved.add((await take(game, step)).person);
    }
    expect(moved.size).toBe(seats);

    for (const step of ['investigate', 'evidence', 'investigate'] as const) {
      for (let turn = 0; turn < seats; turn++) await takeElsewhere(game, step);
    }
    if (edition === 'second') await takeElsewhere(game, 'wrong');
    for (const person of [ada, bram]) {
      await lookAgain(person);
      await person.page
        .getByRole('region', { name: 'Players' })
        .getByText(edition === 'second' ? 'flipped' : 'to move', { exact: true })
        .first()
        .waitFor();
      await (seats === 5 ? checkPage : checkShape)(person, `pi-${seats}-${person.hand}`);
    }

    for (let round = 1; round <= 3; round++) await solveAll(game, round);
    const results = new Set<string | null>();
    for (const person of people) {
      await lookAgain(person);
      await waitForTurn(person);
      results.add(await outcome(person.page).getByRole('paragraph').first().textContent());
      expect(
        await person.page
          .getByRole('region', { name: 'The cases' })
          .getByText(/’s case$/)
          .count(),
      ).toBe(seats - 1);
    }
    expect([...results]).toEqual([expect.stringMatching(/(has won|share the win): /)]);
    await checkShape(bram, `pi-${seats}-over`);
  },
  WHOLE_GAME,
);

/** By seat: at a desk, on a phone, and so on. */
async function sitTogether(seats: number, choices: NonNullable<Wish['choices']>): Promise<readonly Person[]> {
  const [name = '', ...others] = NAMES.slice(0, seats);
  const host = await house.visit(DESK);
  const people = [host];
  const link = await openTable(host, { title: 'P.I.', name, choices: { ...choices, Players: String(seats) } });
  for (const other of others) {
    const guest = await house.visit(people.length % 2 === 1 ? PHONE : DESK);
    await sitDown(guest, link, other);
    people.push(guest);
  }
  return people;
}

/** Everybody solves, one after the other, until this round is over. */
async function solveAll(game: Game, round: number): Promise<void> {
  const [first] = game.players;
  const isGoingOn = async (): Promise<boolean> => {
    const { turn, view } = (await first?.api.game(game.id)) ?? {};
    return turn !== undefined && (view as View).miniGame === round;
  };
  while (await isGoingOn()) await takeElsewhere(game, 'right');
}
