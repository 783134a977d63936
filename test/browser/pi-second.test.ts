/**
 * The second edition of P.I., from an invitation to the result, with a loser at the foot of the score track and a winner at its end.
 *
 * 1. Ada, at her desk, opens a table. Bram opens her link on his phone.
 * 2. Round 1: whoever is the first player asks, tries and is wrong: their marker is flipped. The other's turn is the last
 *    of the round, as their page tells them, and they solve.
 * 3. Round 2: the one ahead begins and solves. The other has one turn more, and is wrong again.
 * 4. Round 3 is worth most. A wrong attempt costs only what the track still has. Both read the same result.
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
  'two people play a whole game of the second edition, one of them on a phone',
  async () => {
    const ada = await house.visit(DESK);
    const bram = await house.visit(PHONE);
    await sitDown(bram, await openTable(ada, { title: 'P.I.', name: 'Ada', choices: { Edition: 'Second' } }), 'Bram');
    await ada.page.getByText('Second edition · Bram').waitFor();
    await bram.page.getByText('Second edition · Ada').waitFor();

    const game = await gameOf(gameId(ada.page), [ada, bram]);
    const start = await moverOf(game);
    const [loser, winner] = start.seat === 0 ? [ada, bram] : [bram, ada];
    const [nameOfLoser, nameOfWinner] = start.seat === 0 ? ['Ada', 'Bram'] : ['Bram', 'Ada'];

    // Round 1
    await expect.poll(() => ladder(loser)).toEqual(['5, now', '3', '1', '0', '0']);
    await take(game, 'evidence', loser === ada ? 'keys' : undefined);
    await take(game, 'investigate');
    await layOut(game, 'wrong');
    await confirmBar(loser.page).getByText('+5 or −2. All see what you name and whether it is right.').waitFor();
    await loser.page.getByText('the round ends when play comes back to the first player').waitFor();
    await checkPage(loser, 'pi-second-attempt');
    await confirm(loser);
    await lookAgain(winner);
    await waitForTurn(winner);
    expect(await track(winner)).toContain(`${nameOfLoser} −2 (flipped)`);
    await layOut(game, 'investigate');
    await winner.page
      .getByText(`This is your last turn in this round: it ends when play comes back to ${nameOfLoser}.`)
      .waitFor();
    await checkPage(winner, 'pi-second-flipped');
    await take(game, 'right');

    // Round 2
    await expect.poll(() => ladder(winner)).toEqual(['7, now', '5', '3', '1', '0']);
    expect(await track(winner)).not.toContain('flipped');
    await take(game, 'right');
    await lookAgain(loser);
    await expect.poll(() => ladder(loser)).toEqual(['7, no longer', '5, now', '3', '1', '0']);
    await take(game, 'wrong');

    // Round 3
    await take(game, 'evidence');
    await take(game, 'evidence');
    await layOut(game, 'wrong');
    await confirmBar(loser.page).getByText('+9 or −1. All see').waitFor();
    await checkShape(loser, 'pi-second-floor');
    await confirm(loser);
    await take(game, 'right');
    for (const person of [ada, bram]) {
      await lookAgain(person);
      await waitForTurn(person);
      await outcome(person.page).getByText(`${nameOfWinner} has won: most points after three rounds.`).waitFor();
      expect(await track(person)).toContain(`${nameOfLoser} −5 (flipped)`);
      expect(await track(person)).toContain(`${nameOfWinner} 21 (flipped)`);
      await person.page.getByText('6 penalty points').waitFor();
    }
    await checkPage(bram, 'pi-second-over');
  },
  WHOLE_GAME,
);

/** What a solution is worth, as it is read out above the city. */
function ladder({ page }: Person): Promise<readonly string[]> {
  return page.getByRole('list', { name: 'Worth of a solution' }).getByRole('listitem').allTextContents();
}

async function track({ page }: Person): Promise<string> {
  return (await page.getByRole('img', { name: /^Score track/ }).getAttribute('aria-label')) ?? '';
}
