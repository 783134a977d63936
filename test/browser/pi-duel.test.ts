/**
 * Duel, from an invitation to the result, in every way that a round can go.
 *
 * 1. Ada, at her desk, opens a table. Bram opens her link on his phone.
 * 2. Round 1: whoever is the first player solves. The other has one more turn, which must be an attempt, and solves too: tied.
 * 3. Round 2: the first attempt is wrong. The other has won the round and sets an investigator aside.
 * 4. Round 3: whoever is not the first player solves and wins at once. It stands one to one.
 * 5. Round 4: the first player solves, the other's answer is wrong: the game is over. Both read the same.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { checkPage, checkShape } from './inspect';
import { gameOf, layOut, moverOf, take } from './pi-game';
import { gameId, openTable, sitDown } from './tables';
import { confirm, confirmBar, lookAgain, outcome, WHOLE_GAME, waitForTurn } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test(
  'two people play a whole Duel, one of them on a phone',
  async () => {
    const ada = await house.visit(DESK);
    const bram = await house.visit(PHONE);
    await sitDown(bram, await openTable(ada, { title: 'P.I.', name: 'Ada', choices: { Edition: 'Duel' } }), 'Bram');
    await ada.page.getByText('Duel · Bram').waitFor();
    await bram.page.getByText('Duel · Ada').waitFor();

    const game = await gameOf(gameId(ada.page), [ada, bram]);
    const names = ['Ada', 'Bram'] as const;

    // Round 1
    await take(game, 'investigate', (await moverOf(game)).person === ada ? 'keys' : undefined);
    await take(game, 'evidence');
    const first = await layOut(game, 'right');
    const [nameOfFirst, nameOfOther] = first.seat === 0 ? names : ([names[1], names[0]] as const);
    await confirmBar(first.person.page)
      .getByText(`Right: ${nameOfOther} must try too. Wrong: the round is ${nameOfOther}’s.`)
      .waitFor();
    await checkPage(first.person, 'pi-duel-first-attempt');
    await confirm(first.person);
    const other = await layOut(game, 'right');
    await other.person.page.getByText(`${nameOfFirst} has solved, so it must be an attempt.`).waitFor();
    for (const act of ['Investigator', 'Evidence']) {
      const acts = other.person.page.getByRole('group', { name: 'One of three actions' });
      await expect.poll(() => acts.getByRole('button', { name: act }).isDisabled()).toBe(true);
    }
    await confirmBar(other.person.page).getByText(`Right: the round is tied. Wrong: it is ${nameOfFirst}’s.`).waitFor();
    await checkPage(other.person, 'pi-duel-last-chance');
    await confirm(other.person);
    expect(await course(other.person)).toEqual(['tied', 'Round 2, now', 'Round 3', 'Round 4']);

    // Round 2
    await take(game, 'investigate');
    await take(game, 'investigate');
    const wrong = await take(game, 'wrong');
    expect(wrong.seat).toBe(other.seat);
    await lookAgain(first.person);
    await expect.poll(() => course(first.person)).toEqual([`${nameOfFirst} won`, 'tied', 'Round 3, now', 'Round 4']);
    const players = first.person.page.getByRole('region', { name: 'Players' });
    await players.getByText(`${nameOfFirst}’s, set aside on the round winner’s space`).waitFor();
    await expect.poll(() => players.getByRole('img', { name: '1 round won' }).count()).toBe(1);
    await first.person.page.getByText(`Duel 1:0 · ${nameOfFirst} leads`).waitFor();

    // Round 3
    await take(game, 'evidence');
    const second = await layOut(game, 'right');
    expect(second.seat).toBe(other.seat);
    await confirmBar(second.person.page).getByText(`Right: the round is yours. Wrong: ${nameOfFirst} wins the game.`).waitFor();
    await checkShape(second.person, 'pi-duel-second-attempt');
    await confirm(second.person);
    await second.person.page.getByText('Duel 1:1').waitFor();

    // Round 4
    await take(game, 'right');
    await take(game, 'wrong');
    for (const { person } of game.players) {
      await lookAgain(person);
      await waitForTurn(person);
      await outcome(person.page)
        .getByText(new RegExp(`^${nameOfOther} has won: `))
        .waitFor();
      await person.page.getByRole('region', { name: 'The cases' }).getByText('Your case').waitFor();
      expect(await course(person)).toEqual([`${nameOfFirst} won`, `${nameOfOther} won`, `${nameOfOther} won`, 'tied']);
      await person.page.getByText('One round was tied.').waitFor();
    }
    await checkPage(bram, 'pi-duel-over');
  },
  WHOLE_GAME,
);

/** Who won which round, as it is read out above the city. */
function course({ page }: Person): Promise<readonly string[]> {
  return page.getByRole('list', { name: 'Rounds' }).getByRole('listitem').allTextContents();
}
