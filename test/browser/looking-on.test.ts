/**
 * What each sees of a running game, and what a spectator does not.
 *
 * 1. Mr. Jack Pocket: Jack's page says who he is; the Investigator's does not, nor does that of somebody who looks on.
 * 2. P.I.: each player holds the other's case; who looks on sees no case, and nothing to do.
 */

import type { View } from '@shared/games/pi/types';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { gameId, openTable, sitDown } from './tables';
import { confirmBar, waitForTurn } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('only Jack is told who he is', async () => {
  const jack = await house.visit(PHONE);
  const investigator = await house.visit(DESK);
  const link = await openTable(jack, { title: 'Mr. Jack Pocket', name: 'Jo', choices: { 'Who is Jack': 'You' } });
  await sitDown(investigator, link, 'Ines');
  const spectator = await lookOn(jack);
  await spectator.page.getByText('Jo is Jack, Ines investigates').waitFor();

  await jack.page.getByRole('heading', { name: 'You are Jack' }).waitFor();
  await checkPage(jack, 'mr-jack-pocket-jack');
  await waitForTurn(investigator);
  await checkPage(investigator, 'mr-jack-pocket-investigator');
  await checkPage(spectator, 'mr-jack-pocket-spectator');
  for (const { page } of [investigator, spectator]) {
    await expect.poll(() => page.getByRole('heading', { name: 'You are Jack' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: /who you are|who was Jack/ }).count()).toBe(0);
  }
  const tokens = spectator.page.getByRole('region', { name: 'Action tokens' }).getByRole('button');
  await expect.poll(() => tokens.count()).toBe(4);
  for (const token of await tokens.all()) await expect.poll(() => token.isDisabled()).toBe(true);
  await checkNothingToDo(spectator);
});

test('who looks on at P.I. sees no case', async () => {
  const ada = await house.visit(DESK);
  const bram = await house.visit(PHONE);
  await sitDown(bram, await openTable(ada, { title: 'P.I.', name: 'Ada' }), 'Bram');
  await bram.page.getByRole('heading', { name: 'You hold Ada’s case' }).waitFor();
  const spectator = await lookOn(ada);
  const { page } = spectator;
  await page.getByText('First edition · Ada, Bram').waitFor();
  const { view } = await (await apiOf(ada)).game(gameId(ada.page));
  const { suspect, place, crime } = (view as View).cases[1] ?? {};
  expect([suspect, place, crime]).not.toContain(undefined);

  await checkPage(spectator, 'pi-spectator');
  await expect.poll(() => page.getByText(/case$/).count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { name: 'Your clues' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('group', { name: 'One of three actions' }).count()).toBe(0);
  await press(spectator, page.getByRole('region', { name: 'The city' }).getByRole('button', { name: /^Trocadero/ }));
  await press(spectator, page.getByRole('region', { name: 'Evidence' }).getByRole('button').first());
  await checkNothingToDo(spectator);
});

/** Somebody else opens the address of a game. */
async function lookOn({ page }: Person): Promise<Person> {
  const spectator = await house.visit(DESK);
  await spectator.page.goto(page.url());
  return spectator;
}

async function checkNothingToDo({ page }: Person): Promise<void> {
  await expect.poll(() => confirmBar(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('banner').getByText('Your turn').count()).toBe(0);
}
