/**
 * What is sent is done once, or not at all.
 *
 * 1. One player has two tabs. The older one, without news, sends a move on a game that has gone on: it is told so, and sees the game as it is.
 * 2. A move arrives, and its answer is lost on the way: it is sent again, and made once.
 * 3. A move is lost on the way: it is sent again, and made once.
 * 4. Resigning takes two steps. The first can be taken back; the second ends the game for both.
 */

import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiOf, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { prepareAction } from './mr-jack-pocket-hands';
import { gameId, openTable, sitDown } from './tables';
import { confirm, confirmBar, lookAgain, outcome, standing, waitForTurn } from './turns';

let house: House;
let nora: Person;
let theo: Person;

beforeAll(async () => {
  house = await openHouse();
});

/** Nora is to move in a game of Mr. Jack Pocket against Theo. */
beforeEach(async () => {
  nora = await house.visit(DESK);
  theo = await house.visit(PHONE);
  const link = await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'Your guest' } });
  await sitDown(theo, link, 'Theo');
  await lookAgain(nora);
  await waitForTurn(nora);
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('an older tab that sends is told that the game has moved on, and shows it', async () => {
  const older: Person = { ...nora, page: await nora.context.newPage() };
  await older.page.goto(nora.page.url());
  await prepareAction(older);
  await older.page.route(/\/api\/games\/[^/]+\?known=/, () => {});
  await nora.page.bringToFront();
  await prepareAction(nora);
  await confirm(nora);
  expect(await standing(older.page)).toBe('Your turn');

  await older.page.bringToFront();
  expectFault(nora, /status of 412 .*\/actions/);
  await press(older, confirmBar(older.page).getByRole('button').last());
  await older.page.getByText('The game has moved on meanwhile.').waitFor();
  expect(await standing(older.page)).toBe('Theo to move');
  await confirmBar(older.page).waitFor({ state: 'hidden' });
  expect(await version()).toBe(2);
});

test.each<[string, (route: Route) => Promise<unknown>]>([
  ['whose answer is lost', (route) => route.fetch()],
  ['that is lost', async () => {}],
])('a move %s on the way is sent again and made once', async (_, happens) => {
  expectFault(nora, /net::ERR_/);
  await prepareAction(nora);
  await nora.page.route(
    '**/actions',
    async (route) => {
      await happens(route);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await confirm(nora);
  expect(await standing(nora.page)).toBe('Theo to move');
  await waitForTurn(theo);
  expect(await version()).toBe(2);
});

test('resigning takes two steps and ends the game for both', async () => {
  const leaving = theo.page.getByRole('region', { name: 'Leave the game' });
  await press(theo, leaving.getByRole('button', { name: 'Resign' }));
  await leaving.getByText('You would lose this game, and it cannot be undone.').waitFor();
  await checkPage(theo, 'resigning');
  await press(theo, leaving.getByRole('button', { name: 'Stay' }));
  expect(await version()).toBe(1);

  await press(theo, leaving.getByRole('button', { name: 'Resign' }));
  await press(theo, leaving.getByRole('group', { name: 'Resign' }).getByRole('button', { name: 'Resign' }));
  for (const { page } of [nora, theo]) await outcome(page).getByText('Nora has won: the other player left.').waitFor();
});

async function version(): Promise<number> {
  return (await (await apiOf(nora)).game(gameId(nora.page))).version;
}
