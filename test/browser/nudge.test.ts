/**
 * What those who play may do about time.
 *
 * 1. Ada waits for Bram. She nudges him, once, and gives him more time, once: the page shows both, and the time that he has now.
 * 2. She asks for a pause. Bram is told, and agrees: all clocks stand, on the pages of both and on home. He goes on.
 * 3. She asks to call the game off, takes it back, and asks again. He agrees: it is over without a result, and every page says why.
 * 4. Who looks on reads what was agreed, and can do nothing.
 */

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, DESK, type House, openHouse, PHONE } from '../support/browser';
import { begin, comeAs, type Guest } from './guests';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { lookAgain, outcome } from './turns';

const DAY = 24 * 60 * 60 * 1000;

let house: House;
let ada: Guest;
let bram: Guest;
let game: string;

beforeAll(async () => {
  house = await openHouse();
});

/** Ada waits for Bram, who has a day. */
async function meet(): Promise<void> {
  ada = await comeAs(house, 'Ada', 'Europe/Berlin', DESK);
  bram = await comeAs(house, 'Bram', 'America/New_York', PHONE);
  ({ id: game } = await begin(ada, bram, { turn: DAY, weekends: true, vacation: true, forfeit: 2 }));
  for (const { page } of [ada, bram]) {
    await page.goto(`/game/?id=${game}`);
    await time(page).getByText('24 hours a turn').first().waitFor();
  }
}

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('who waits nudges once, and gives more time once', async () => {
  await meet();
  await press(ada, time(ada.page).getByRole('button', { name: 'Nudge Bram' }));
  await time(ada.page).getByText('Bram is sent a friendly mail').waitFor();
  await press(ada, time(ada.page).getByRole('button', { name: 'Not now' }));
  expect((await ada.api.game(game)).nudged).toBeUndefined();

  await pressTwice(by(ada, 'keys'), 'Nudge Bram', 'Send the nudge');
  await time(ada.page)
    .getByText(/^Last nudged today .* It can be done again from tomorrow /)
    .waitFor();
  expect((await ada.api.game(game)).nudged).toBeGreaterThan(0);
  await expect.poll(() => time(ada.page).getByRole('button', { name: 'Nudge Bram' }).count()).toBe(0);

  await press(ada, time(ada.page).getByRole('button', { name: 'Give Bram more time' }));
  await checkPage(ada, 'time-waiting');
  await press(ada, time(ada.page).getByRole('button', { name: 'Give 24 hours' }));
  await time(ada.page).getByText('You gave Bram 24 hours more for this turn.').waitFor();
  await ada.page.getByRole('banner').getByText('1 d 23 h left').waitFor();
  await expect.poll(() => time(ada.page).getByRole('button', { name: 'Give Bram more time' }).count()).toBe(0);

  await lookAgain(bram);
  await bram.page.getByRole('banner').getByText('1 d 23 h left').waitFor();
  await time(bram.page).getByText('Ada gave you 24 hours more for this turn.').waitFor();
  expect(
    await time(bram.page)
      .getByRole('button', { name: /^(Nudge|Give)/ })
      .count(),
  ).toBe(0);
});

test('all who play agree to a pause, and one of them goes on', async () => {
  await meet();
  await pressTwice(ada, 'Ask for a pause');
  await time(ada.page).getByText('You ask for a pause.').waitFor();
  await lookAgain(bram);
  await time(bram.page).getByText('Ada asks for a pause.').waitFor();
  await press(bram, time(bram.page).getByRole('button', { name: 'Agree to a pause' }));
  await time(bram.page).getByText('You are the last').waitFor();
  await checkPage(bram, 'time-pause');
  await press(bram, time(bram.page).getByRole('group', { name: 'Agree' }).getByRole('button', { name: 'Agree to a pause' }));
  await lookAgain(ada);
  for (const { page } of [ada, bram])
    await page
      .getByRole('banner')
      .getByText(/^paused until /)
      .waitFor();
  await time(ada.page).getByText('Nobody is nudged while the game is paused.').waitFor();
  await checkShape(ada, 'paused');

  await bram.page.goto('/');
  await bram.page.getByText(/^It is your turn\. The game is paused until /).waitFor();
  await bram.page.getByText('There is no hurry: the clocks stand.').waitFor();
  await checkPage(bram, 'home-paused');
  await bram.page.goBack();
  await pressTwice(bram, 'Go on');
  await bram.page.getByRole('banner').getByText('23 h 59 m left').waitFor();
  await lookAgain(ada);
  await ada.page
    .getByRole('banner')
    .getByText(/ left$/)
    .waitFor();
});

test('all who play call the game off, and every page says so', async () => {
  await meet();
  await pressTwice(ada, 'Ask to call it off');
  await time(ada.page).getByText('You ask to call the game off.').waitFor();
  await press(ada, time(ada.page).getByRole('button', { name: 'Take it back' }));
  await time(ada.page).getByRole('button', { name: 'Ask to call it off' }).waitFor();
  await pressTwice(ada, 'Ask to call it off');
  await time(ada.page).getByText('You ask to call the game off.').waitFor();

  const spectator = await house.visit(DESK);
  await spectator.page.goto(`/game/?id=${game}`);
  await press(spectator, time(spectator.page).getByText('What was agreed'));
  await time(spectator.page)
    .getByText(/^Unrated/)
    .waitFor();
  await expect.poll(() => time(spectator.page).getByRole('button').count()).toBe(0);

  await lookAgain(bram);
  await time(bram.page).getByText('Ada asks to call the game off.').waitFor();
  await press(bram, time(bram.page).getByRole('button', { name: 'Agree to call it off' }));
  await time(bram.page).getByText('This cannot be undone.').waitFor();
  await press(bram, time(bram.page).getByRole('group', { name: 'Agree' }).getByRole('button', { name: 'Agree to call it off' }));
  await lookAgain(ada);
  for (const { page } of [ada, bram]) await outcome(page).getByText('Everybody who played has agreed').waitFor();
  await checkPage(bram, 'called-off');

  await press(ada, outcome(ada.page).getByRole('link', { name: 'Record' }));
  await ada.page.getByText('Ended without a result: everybody who played agreed to it.').waitFor();
  await ada.page.goto('/');
  await ada.page.getByRole('region', { name: 'Finished' }).getByText('Called off').waitFor();
});

function time(page: Page): Locator {
  return page.getByRole('region', { name: 'Time' });
}

/** Presses, reads, and presses again. */
async function pressTwice(person: Guest | ReturnType<typeof by>, first: string, second = first): Promise<void> {
  const panel = time(person.page);
  await press(person, panel.getByRole('button', { name: first }));
  await press(person, panel.getByRole('group', { name: first }).getByRole('button', { name: second }));
}
