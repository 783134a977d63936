/**
 * Looking back.
 *
 * 1. Mr. Jack Pocket: Nora has chosen a token. She looks back by the log, by arrow keys, by the slider, by buttons. The board, the strip
 *    and the log show each moment; nothing can be done there; a slider that is swept asks for next to nothing. Back at now,
 *    what she had prepared still lies there.
 * 2. A link to a moment, opened cold by somebody who looks on; the back button goes back. An address asks for other eyes too early.
 * 3. Nora looks back; Theo moves. She is told, and stays where she is.
 * 4. After the end: through her own eyes, through Theo's, and with everything face up. The address says so.
 * 5. The same for P.I.
 */

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { playElsewhere } from './moves';
import { gameId, openTable, sitDown } from './tables';
import { confirmBar, lookAgain, outcome, waitForTurn } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a player looks back by keys, slider, buttons and links, and finds what they had prepared again', async () => {
  const { nora } = await jackPocketAfter(5);
  const { page } = nora;
  const id = gameId(page);
  await lookAgain(nora);
  await page.getByRole('region', { name: 'Log' }).getByRole('listitem').nth(8).waitFor();
  await waitForTurn(nora);
  const token = page.getByRole('region', { name: 'Action tokens' }).getByRole('button', { disabled: false }).first();
  if ((await token.getAttribute('aria-pressed')) !== 'true') await press(nora, token);

  await press(nora, page.getByRole('link', { name: 'Look back' }));
  await at(page, 'After move 4 of 5', 5);
  await expect.poll(() => page.getByRole('region', { name: 'Since your last turn' }).count()).toBe(0);
  await expect.poll(() => confirmBar(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'One step back' }).count()).toBe(0);
  const tokens = page.getByRole('region', { name: 'Action tokens' }).getByRole('button');
  for (const each of await tokens.all()) await expect.poll(() => each.isDisabled()).toBe(true);
  await checkPage(nora, 'looking-back');

  const asked = askedFor(page);
  await page.keyboard.press('ArrowLeft');
  await at(page, 'After move 3 of 5', 4);
  await page.keyboard.press('Home');
  await at(page, 'The start of 5 moves', 1);
  await page.getByRole('region', { name: 'The start of 5 moves' }).getByText('The game begins').waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('End');
  await at(page, 'After move 5 of 5', 6);
  await slider(page).fill('4');
  await at(page, 'After move 3 of 5', 4);
  await press(nora, bar(page).getByRole('button', { name: 'One move on' }));
  await at(page, 'After move 4 of 5', 5);
  await expect.poll(() => log(page).getByRole('listitem').count()).toBe(await linesUntil(nora, 5));

  const before = asked.length;
  await slider(page).focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowLeft', { delay: 0 });
  await at(page, 'The start of 5 moves', 1);
  expect(asked.length - before).toBeLessThanOrEqual(3);

  await press(nora, bar(page).getByRole('button', { name: 'To the latest move' }));
  await at(page, 'After move 5 of 5', 6);
  await press(
    nora,
    log(page)
      .getByRole('link', { name: /^Nora played/ })
      .last(),
  );
  await at(page, 'After move 1 of 5', 2);
  await expect.poll(() => log(page).getByRole('link').first().getAttribute('aria-current')).toBe('true');

  await pressAsTheAddressTurns(page, 'End');
  await page.keyboard.press('ArrowRight');
  await at(page, 'After move 5 of 5', 6);

  await press(nora, bar(page).getByRole('link', { name: 'Back to now' }));
  await bar(page).waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Since your last turn' }).waitFor();
  await expect.poll(() => token.getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).search).toBe(`?id=${id}`);
  await page.getByRole('link', { name: 'Look back' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('ArrowLeft');
  await at(page, 'After move 4 of 5', 5);
});

test('a link to a moment leads there from outside, whoever follows it', async () => {
  const { nora, theo } = await jackPocket();
  const id = gameId(nora.page);
  await playElsewhere(id, [nora, theo], 3);
  const onlooker = await house.visit(PHONE);
  const { page } = onlooker;
  await page.goto(`/game/?id=${id}&at=2&as=revealed`);
  await at(page, 'After move 1 of 3', 2);
  await expect.poll(() => page.getByRole('combobox').count()).toBe(0);
  await expect.poll(() => page.getByText(/^Jack is /).count()).toBe(0);
  await checkPage(onlooker, 'looking-back-looking-on');
  await press(onlooker, bar(page).getByRole('button', { name: 'One move on' }));
  await at(page, 'After move 2 of 3', 3);
  await press(onlooker, bar(page).getByRole('link', { name: 'Back to now' }));
  await bar(page).waitFor({ state: 'hidden' });
  await page.goBack();
  await at(page, 'After move 2 of 3', 3);
  await page.goto(`/game/?id=${id}&at=99`);
  await at(page, 'After move 3 of 3');
});

test('who looks back is told that the game has moved on, and stays', async () => {
  const { nora, theo } = await jackPocket();
  const id = gameId(nora.page);
  await playElsewhere(id, [nora, theo], 3);
  await theo.page.goto(`/game/?id=${id}&at=2`);
  await at(theo.page, 'After move 1 of 3', 2);
  await playElsewhere(id, [nora, theo], 1);
  await lookAgain(theo);
  await bar(theo.page).getByText('The game has moved on: one more move.').waitFor();
  await at(theo.page, 'After move 1 of 4', 2);
});

test('after the end a game is seen through all eyes', async () => {
  const { nora, theo } = await jackPocket();
  const { page } = nora;
  const id = gameId(page);
  await playElsewhere(id, [nora, theo], 60);
  await page.goto(`/game/?id=${id}&at=3`);
  await at(page, /^After move 2 of/);
  await page.getByRole('group', { name: /^Alleys/ }).waitFor();
  const secret = page.getByRole('heading', { name: /^(You are Jack|Jack (is|was) .+)$/ });
  await expect.poll(() => secret.count()).toBe(0);
  await expect.poll(() => outcome(page).count()).toBe(0);

  await eyes(page).selectOption({ label: 'As Theo saw it' });
  await page.getByRole('heading', { name: 'You are Jack' }).waitFor();
  expect(new URL(page.url()).searchParams.get('as')).toBe('1');
  await eyes(page).selectOption({ label: 'Everything face up' });
  await page.getByRole('heading', { name: /^Jack is / }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /who was Jack$/ }).count()).toBe(1);
  await checkPage(nora, 'looking-back-revealed');

  const onlooker = await house.visit(PHONE);
  await onlooker.page.goto(page.url());
  await onlooker.page.getByRole('heading', { name: /^Jack is / }).waitFor();
  await eyes(onlooker.page).selectOption({ label: 'As anybody saw it' });
  await onlooker.page.getByRole('heading', { name: /^Jack is / }).waitFor({ state: 'hidden' });
  await press(onlooker, bar(onlooker.page).getByRole('button', { name: 'To the latest move' }));
  await onlooker.page.getByRole('heading', { name: /^Jack was / }).waitFor();
});

test('a game of P.I. is looked back at, and seen through all eyes after the end', async () => {
  const ada = await house.visit(DESK);
  const bram = await house.visit(PHONE);
  await sitDown(bram, await openTable(ada, { title: 'P.I.', name: 'Ada' }), 'Bram');
  const { page } = bram;
  const id = gameId(page);
  await playElsewhere(id, [ada, bram], 4);
  await page.goto(`/game/?id=${id}&at=3`);
  await at(page, 'After move 2 of 4', 3);
  await page.getByRole('heading', { name: 'You hold Ada’s case' }).waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'One of three actions' }).count()).toBe(0);

  const { version } = await (await apiOf(ada)).game(id);
  await (await apiOf(ada)).expect(200, `/api/games/${id}/resignation`, {
    method: 'POST',
    headers: { 'If-Match': `"${version}"` },
  });
  await page.goto(`/game/?id=${id}&at=3&as=0`);
  await page.getByRole('heading', { name: 'You hold Bram’s case' }).waitFor();
  await eyes(page).selectOption({ label: 'Everything face up' });
  const cases = page.getByRole('region', { name: 'The cases' });
  await cases.getByText('Ada’s case').waitFor();
  await cases.getByText('Bram’s case').waitFor();
  await checkPage(bram, 'looking-back-pi-revealed');
  await eyes(page).selectOption({ label: 'As you saw it' });
  await page.getByRole('heading', { name: 'You hold Ada’s case' }).waitFor();
  await expect.poll(() => cases.count()).toBe(0);
});

/** Nora, at her desk, investigates; Theo, on his phone, is Jack. */
async function jackPocket(): Promise<{ readonly nora: Person; readonly theo: Person }> {
  const nora = await house.visit(DESK);
  const theo = await house.visit(PHONE);
  const link = await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'Your guest' } });
  await sitDown(theo, link, 'Theo');
  await nora.page.getByText('Investigator, against Theo').waitFor();
  return { nora, theo };
}

/** After so many moves of a game that goes on: one in fifty ends with its first round, and then they play another. */
async function jackPocketAfter(moves: number): Promise<Awaited<ReturnType<typeof jackPocket>>> {
  for (;;) {
    const { nora, theo } = await jackPocket();
    const id = gameId(nora.page);
    await playElsewhere(id, [nora, theo], moves);
    if ((await (await apiOf(nora)).game(id)).turn !== undefined) return { nora, theo };
  }
}

function bar(page: Page): Locator {
  return page.getByRole('region', { name: 'Looking back' });
}

function slider(page: Page): Locator {
  return bar(page).getByRole('slider', { name: 'Moment of the game' });
}

function eyes(page: Page): Locator {
  return bar(page).getByRole('combobox', { name: 'Through whose eyes' });
}

function log(page: Page): Locator {
  return page.getByRole('region', { name: 'Log' });
}

/** Until the page shows this moment; `version`: as the address has it. */
async function at(page: Page, moment: string | RegExp, version?: number): Promise<void> {
  await bar(page).getByText(moment, { exact: true }).first().waitFor();
  if (version !== undefined) await page.waitForURL((url) => url.searchParams.get('at') === String(version));
  await page.getByRole('main').and(page.locator(':not([aria-busy])')).waitFor();
}

/** Presses the key in the very moment in which the address next changes, before the page has seen that it did. */
async function pressAsTheAddressTurns(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => {
    const turn = history.replaceState.bind(history);
    history.replaceState = (...address) => {
      history.replaceState = turn;
      turn(...address);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
    };
  }, key);
}

async function linesUntil(person: Person, version: number): Promise<number> {
  const { events } = await (await apiOf(person)).events(gameId(person.page));
  return events.filter((event) => event.version <= version).length;
}

/** Which moments the page asks for, from now on. */
function askedFor(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const version = new URL(request.url()).searchParams.get('at');
    if (request.url().includes('/api/') && version !== null) asked.push(version);
  });
  return asked;
}
