/**
 * Mr. Jack Pocket from an invitation to the result.
 *
 * 1. Nora, at her desk, opens a table: she investigates, her guest is Jack. The page shows a link.
 * 2. Theo opens the link on his phone, types a name and taps once: the game begins, and Nora's page shows it.
 * 3. Nora takes her first turn with the keyboard alone. Theo's page shows it.
 * 4. They play on by pressing what the page offers: tokens, tiles, detectives and positions, then the confirm bar.
 * 5. In round 1 the server is killed. Who is to move sends a move meanwhile, and is told that it is kept.
 *    The server starts again on the same games: the move is made once, and both pages go on by themselves.
 * 6. They play to the end. Both read the same result, and Jack's card lies face up.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, by, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { prepareAction } from './mr-jack-pocket-hands';
import { gameId, openTable, sitDown } from './tables';
import { confirm, confirmBar, lookAgain, outcome, sendDuringOutage, standing, WHOLE_GAME, waitForTurn } from './turns';

/** Tokens are tossed in one round and turned over in the next: in two rounds each is used with either face. */
const TWO_ROUNDS = 8;
const FACES = ['Alibi', 'Exchange', 'Holmes', 'Joker', 'Rotation', 'Toby', 'Watson'];

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test(
  'two people play a whole game of Mr. Jack Pocket, one of them on a phone',
  async () => {
    const nora = await house.visit(DESK);
    const theo = await house.visit(PHONE);

    const link = await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'Your guest' } });
    await checkPage(nora, 'table-waiting');
    await theo.page.goto(link);
    await theo.page.getByText('Nora invites you').waitFor();
    await checkPage(theo, 'join');
    await sitDown(theo, link, 'Theo');
    await theo.page.getByText('Jack, against Nora').waitFor();
    await nora.page.getByText('Investigator, against Theo').waitFor();

    await waitForTurn(nora);
    const first = await prepareAction(by(nora, 'keys'));
    await confirm(by(nora, 'keys'));
    await waitForTurn(theo);
    expect(await standing(nora.page)).toBe('Theo to move');
    await theo.page.getByRole('region', { name: 'Log' }).getByText(first).first().waitFor();

    const faces = new Set([first]);
    await prepareAction(theo);
    await checkPage(theo, 'mr-jack-pocket-prepared-by-jack');
    await press(theo, confirmBar(theo.page).getByRole('button', { name: 'Put back' }));
    await confirmBar(theo.page).waitFor({ state: 'hidden' });

    let mover = theo;
    let moves = 1;
    while ((await standing(mover.page)) !== 'Over') {
      faces.add(await prepareAction(mover));
      if (moves === 2) {
        await checkPage(mover, 'mr-jack-pocket-prepared');
        await sendDuringOutage(house, mover, [nora, theo]);
      } else await confirm(mover);
      moves += 1;
      if ((await standing(mover.page)).endsWith('to move')) {
        mover = mover === theo ? nora : theo;
        if (moves > 6) await lookAgain(mover);
        await waitForTurn(mover);
      }
    }
    expect(moves < TWO_ROUNDS ? FACES : [...faces].sort()).toEqual(FACES);

    for (const person of [nora, theo]) await checkEnd(person);
    expect((await (await apiOf(nora)).game(gameId(nora.page))).version).toBe(moves + 1);
    await checkPage(nora, 'mr-jack-pocket-over');
  },
  WHOLE_GAME,
);

async function checkEnd({ page }: Person): Promise<void> {
  await outcome(page)
    .getByText(/^(Nora|Theo) has won: /)
    .waitFor();
  await page.getByRole('heading', { name: /^Jack was / }).waitFor();
}
