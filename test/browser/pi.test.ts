/**
 * P.I., first edition, from an invitation to the result.
 *
 * 1. Ada, at her desk, opens a table for two. Bram opens her link on his phone, types a name and taps once.
 * 2. Both play through their pages: investigators to places of the city, cards of the evidence, attempts to solve.
 *    They reason from what the API shows to their own sessions. Ada takes her first turn with the keyboard alone.
 * 3. In the first mini-game the server is killed while a move is on its way, and starts again: both pages go on by themselves.
 * 4. After three mini-games both read the same result, and all cases lie open.
 */

import type { Action, View } from '@shared/games/pi/types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, by, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import type { Visitor } from '../support/visitor';
import { checkPage } from './inspect';
import { prepare } from './pi-hands';
import { decide } from './pi-reasoning';
import { gameId, openTable, sitDown } from './tables';
import { confirm, lookAgain, outcome, sendDuringOutage, standing, WHOLE_GAME, waitForTurn } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test(
  'two people play a whole game of P.I., one of them on a phone',
  async () => {
    const ada = await house.visit(DESK);
    const bram = await house.visit(PHONE);
    const link = await openTable(ada, { title: 'P.I.', name: 'Ada' });
    const id = gameId(ada.page);
    await sitDown(bram, link, 'Bram');
    await ada.page.getByText('First edition · Bram').waitFor();
    await bram.page.getByText('First edition · Ada').waitFor();

    const players = [await player(ada), await player(bram)] as const;
    const start = (await players[0].api.game(id)).turn?.seat === 1;
    let [mover, other] = start ? [players[1], players[0]] : players;
    const done = new Set<Action['type']>();
    let moves = 0;
    await waitForTurn(mover.person);
    await checkPage(other.person, 'pi-theirs');
    while ((await standing(mover.person.page)) !== 'Over') {
      const { view, choices = [] } = await mover.api.game(id);
      const action = decide(view as View, choices);
      const hand = moves < 2 && mover.person === ada ? 'keys' : mover.person.hand;
      await prepare(by(mover.person, hand), action);
      if (!done.has(action.type)) await checkPage(mover.person, `pi-${action.type}`);
      done.add(action.type);
      if (moves === 3) await sendDuringOutage(house, by(mover.person, hand), [ada, bram]);
      else await confirm(by(mover.person, hand));
      moves += 1;
      if ((await standing(mover.person.page)).endsWith('to move')) {
        [mover, other] = [other, mover];
        if (moves > 4) await lookAgain(mover.person);
        await waitForTurn(mover.person);
      }
    }
    expect([...done].sort()).toEqual(['evidence', 'investigate', 'solve']);

    await waitForTurn(other.person);
    const results = await Promise.all([ada, bram].map(({ page }) => outcome(page).getByRole('paragraph').first().textContent()));
    expect(results[0]).toMatch(/(has won|share the win): /);
    expect(results[1]).toBe(results[0]);
    for (const { page } of [ada, bram]) {
      await page.getByRole('region', { name: 'The cases' }).getByText('Your case').waitFor();
    }
    const game = await players[0].api.game(id);
    expect(game.version).toBe(moves + 1);
    expect((game.view as View).miniGame).toBe(3);
    await checkPage(bram, 'pi-over');
  },
  WHOLE_GAME,
);

interface Player {
  readonly person: Person;
  readonly api: Visitor;
}

async function player(person: Person): Promise<Player> {
  return { person, api: await apiOf(person) };
}
