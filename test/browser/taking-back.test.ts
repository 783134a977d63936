/**
 * What is prepared can be taken back, step by step or at once, until it is sent. After that nothing can.
 *
 * 1. Mr. Jack Pocket: an action is laid out, and taken back by the button, by Escape, by choosing something else, by "Put back".
 *    It is sent: nothing is offered to be taken back, and Escape changes nothing.
 * 2. P.I.: the same for an investigator, for evidence and for an attempt to solve. Escape in the notebook is no step back.
 */

import type { Action, View } from '@shared/games/pi/types';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { prepareAction } from './mr-jack-pocket-hands';
import { textOf } from './notebook';
import { prepare } from './pi-hands';
import { gameId, openTable, sitDown } from './tables';
import { confirm, confirmBar, standing, waitForTurn } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('an action of Mr. Jack Pocket is taken back until it is sent', async () => {
  const nora = await house.visit(DESK);
  const theo = await house.visit(PHONE);
  const link = await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'Your guest' } });
  await sitDown(theo, link, 'Theo');
  await waitForTurn(nora);
  const { page } = nora;
  const pressed = page.getByRole('region', { name: 'Action tokens' }).getByRole('button', { pressed: true });
  await expect.poll(() => stepBack(page).count()).toBe(0);

  await prepareAction(nora);
  await checkPage(nora, 'taking-back-mr-jack-pocket');
  await press(nora, stepBack(page));
  await backToNothing(page, () => press(nora, stepBack(page)));
  await expect.poll(() => pressed.count()).toBe(0);
  await expect.poll(() => confirmBar(page).count()).toBe(0);

  await prepareAction(nora);
  await backToNothing(page, () => page.keyboard.press('Escape'));
  await expect.poll(() => pressed.count()).toBe(0);

  const tokens = page.getByRole('region', { name: 'Action tokens' }).getByRole('button', { disabled: false });
  await press(nora, tokens.nth(0));
  await press(nora, tokens.nth(2));
  await expect.poll(() => tokens.nth(0).getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => pressed.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => tokens.nth(0).getAttribute('aria-pressed')).toBe('true');

  await press(nora, tokens.nth(0));
  await prepareAction(nora);
  await press(nora, confirmBar(page).getByRole('button', { name: 'Put back' }));
  await confirmBar(page).waitFor({ state: 'hidden' });
  await expect.poll(() => pressed.count()).toBe(0);
  await expect.poll(() => stepBack(page).count()).toBe(0);
  expect(await version(nora)).toBe(1);

  await prepareAction(nora);
  await confirm(nora);
  await checkSent(nora, 2);
});

test('an action of P.I. is taken back until it is sent', async () => {
  const ada = await house.visit(DESK);
  const bram = await house.visit(PHONE);
  await sitDown(bram, await openTable(ada, { title: 'P.I.', name: 'Ada' }), 'Bram');
  await ada.page.getByText('First edition · Bram').waitFor();
  const { turn, view } = await (await apiOf(ada)).game(gameId(ada.page));
  const mover = turn?.seat === 0 ? ada : bram;
  const { page } = mover;
  await waitForTurn(mover);
  await expect.poll(() => stepBack(page).count()).toBe(0);

  await prepare(mover, { type: 'investigate', place: 'downtown' });
  await press(mover, stepBack(page));
  await backToNothing(page, () => press(mover, stepBack(page)));
  const [card] = (view as View).display;
  if (card === undefined) throw new Error('no evidence lies there');
  await prepare(mover, { type: 'evidence', card });
  await page.keyboard.press('Escape');
  await confirmBar(page).waitFor({ state: 'hidden' });

  const guess: Action = { type: 'solve', suspect: 'pop', place: 'downtown', crime: 'murder' };
  await prepare(mover, guess);
  await checkPage(mover, 'taking-back-pi');
  await textOf(page).focus();
  await page.keyboard.press('Escape');
  await confirmBar(page).waitFor();
  await press(mover, stepBack(page));
  await confirmBar(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(2);
  await backToNothing(page, () => page.keyboard.press('Escape'));
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await version(mover)).toBe(1);

  await prepare(mover, { type: 'investigate', place: 'downtown' });
  await confirm(mover);
  await checkSent(mover, 2);
});

function stepBack(page: Page): Locator {
  return page.getByRole('button', { name: 'One step back' });
}

async function backToNothing(page: Page, step: () => Promise<void>): Promise<void> {
  for (let steps = 0; (await stepBack(page).count()) > 0; steps++) {
    if (steps > 10) throw new Error('there is always one step more');
    await step();
  }
  await confirmBar(page).waitFor({ state: 'hidden' });
}

async function checkSent(person: Person, made: number): Promise<void> {
  const { page } = person;
  expect(await standing(page)).toMatch(/ to move$/);
  await expect.poll(() => stepBack(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: /undo|back$/i }).count()).toBe(0);
  expect(await version(person)).toBe(made);
}

async function version(person: Person): Promise<number> {
  return (await (await apiOf(person)).game(gameId(person.page))).version;
}
