/**
 * The state of the page itself, told above whatever it shows; and nothing that was prepared is lost.
 *
 * Nora is to move in a game of Mr. Jack Pocket, on a phone, and has prepared her action.
 * 1. She is offline for a while.
 * 2. The server is away for a while: it is asked again by itself.
 * 3. Casebook is renewed: she reloads, and sends what she had prepared.
 * 4. Her session has ended: she signs in again and is back where she was.
 * 5. The game is not there any more; somebody else is signed in on her browser.
 * 6. The game moves on in another tab: what is prepared here is put back, with a word, at once or after a reload.
 * 7. What is typed into the form of a new table, and laid out on a desk of P.I., outlives a reload.
 */

import { nth } from '@shared/choice';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { Visitor } from '../support/visitor';
import { press, pressRadio } from './hand';
import { checkPage } from './inspect';
import { letterTo } from './mail';
import { prepareAction } from './mr-jack-pocket-hands';
import { gameId, openTable } from './tables';
import { confirm, confirmBar, lookAgain, standing, waitForTurn } from './turns';

let house: House;
let nora: Person;
let prepared: string;

beforeAll(async () => {
  house = await openHouse();
});

beforeEach(async () => {
  nora = await house.visit(PHONE);
  await openTable(nora, { title: 'Mr. Jack Pocket', name: 'Nora', choices: { 'Who is Jack': 'Your guest' } });
  await friendJoins('Theo');
  await prepareAction(nora);
  prepared = await said();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('offline, one may look and prepare, and is told so', async () => {
  expectFault(nora, /net::ERR_/);
  await nora.context.setOffline(true);
  await banner('You are offline.').waitFor();
  await checkUncovered();
  await checkPage(nora, 'banner-offline');
  expect(await said()).toBe(prepared);
  await nora.context.setOffline(false);
  await banner('You are offline.').waitFor({ state: 'detached' });
  await confirm(nora);
  expect(await standing(nora.page)).toBe('Theo to move');
});

test('a server that is away is asked again by itself', async () => {
  expectFault(nora, /net::ERR_/);
  await house.cut();
  await banner('Casebook cannot be reached just now.').waitFor();
  await checkUncovered();
  await house.resume();
  await banner('Casebook cannot be reached just now.').waitFor({ state: 'detached' });
  expect(await said()).toBe(prepared);
});

test('a page of an older release asks for a reload, which loses nothing', async () => {
  await nora.page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'casebook-release': 'another' } });
  });
  await lookAgain(nora);
  await banner('Casebook has been renewed.').waitFor();
  await checkUncovered();
  await nora.page.unrouteAll();
  await press(nora, nora.page.getByRole('button', { name: 'Reload' }));
  await banner('Casebook has been renewed.').waitFor({ state: 'detached' });
  await confirmBar(nora.page).waitFor();
  expect(await said()).toBe(prepared);
  await confirm(nora);
  expect(await standing(nora.page)).toBe('Theo to move');
  await nora.page.reload();
  await nora.page.getByText('Theo to move').first().waitFor();
  await expect.poll(() => banner('What you had prepared').count()).toBe(0);
});

test('whoever is signed out signs in again, and finds what they had prepared', async () => {
  const game = nora.page.url();
  await nora.page.goto('/you/');
  await signInBy(nora, 'nora@example.org');
  await nora.page.getByRole('heading', { name: 'Your games are kept' }).waitFor();
  await nora.page.goto(game);
  await confirmBar(nora.page).waitFor();

  expectFault(nora, /status of 401/);
  await nora.context.clearCookies();
  await lookAgain(nora);
  const alert = nora.page.getByRole('alert').getByText('You are signed out here.');
  await alert.waitFor();
  await checkPage(nora, 'banner-signed-out');
  await nora.page.reload();
  await alert.waitFor();
  await press(nora, nora.page.getByRole('link', { name: 'Sign in' }).first());
  await signInBy(nora, 'nora@example.org', 2);
  await nora.page.waitForURL(game);
  await confirmBar(nora.page).waitFor();
  expect(await said()).toBe(prepared);
  await confirm(nora);
});

test('a game that is gone leaves its page as it was', async () => {
  expectFault(nora, /status of 404/);
  await nora.page.route(/\/api\/games\/[\w-]+\?known=/, (route) =>
    route.fulfill({ status: 404, json: { type: 'about:blank', title: '', status: 404, code: 'not_found', detail: '' } }),
  );
  await lookAgain(nora);
  await nora.page.getByRole('alert').getByText('This game is not there any more.').waitFor();
  await checkUncovered();
  expect(await said()).toBe(prepared);
  await press(nora, nora.page.getByRole('link', { name: 'My games' }).first());
  await nora.page.getByRole('heading', { name: 'One game waits for you' }).waitFor();
  await nora.page.getByText('This game is not there any more.').waitFor({ state: 'detached' });
});

test('who does not sit at a table any more is told so', async () => {
  const other = await Visitor.at(house.address);
  await other.enter('Otto');
  const [name = '', value = ''] = other.cookie?.split('=') ?? [];
  expectFault(nora, /status of 403/);
  await nora.context.clearCookies();
  await nora.context.addCookies([{ name, value, url: house.address }]);
  await lookAgain(nora);
  await nora.page.getByRole('alert').getByText('You do not sit here any more').waitFor();
  await press(nora, nora.page.getByRole('button', { name: 'Close' }));
  await nora.page.getByText('You do not sit here any more').waitFor({ state: 'detached' });
});

test('what was prepared for an earlier moment is put back, with a word', async () => {
  const other: Person = { ...nora, page: await nora.context.newPage() };
  await other.page.goto(nora.page.url());
  await prepareAction(other);
  await other.page.route(/\/api\/games\/[^/]+\?known=/, () => {});
  await nora.page.bringToFront();
  await confirm(nora);
  await other.page.unrouteAll();
  await other.page.bringToFront();
  await lookAgain(other);
  await other.page.getByText('What you had prepared was for an earlier moment').waitFor();
  await confirmBar(other.page).waitFor({ state: 'hidden' });
  await press(other, other.page.getByRole('button', { name: 'Close' }));
  await other.page.reload();
  await other.page.getByText('Theo to move').first().waitFor();
  await expect.poll(() => other.page.getByText('What you had prepared').count()).toBe(0);
});

test('the form of a new table and a desk of P.I. outlive a reload', async () => {
  const rosa = await house.visit(DESK);
  const { page } = rosa;
  await page.goto('/new/');
  await pressRadio(rosa, page.getByRole('radio', { name: /^P\.I\./ }));
  await press(rosa, page.getByRole('group', { name: 'Who may join' }).getByRole('button', { name: 'Anybody' }));
  await page.getByLabel('Your name at the table').fill('Rosa');
  await page.reload();
  await expect.poll(() => page.getByLabel('Your name at the table').inputValue()).toBe('Rosa');
  await expect.poll(() => page.getByRole('radio', { name: /^P\.I\./ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Anybody', pressed: true }).waitFor();
  await press(rosa, page.getByRole('button', { name: 'Open the table' }));
  await page.getByLabel('Who opens this link may sit down:').waitFor();
  const id = gameId(page);

  const friend = await Visitor.at(house.address);
  await friend.enter('Otto');
  await friend.join(id);
  await lookAgain(rosa);
  await page.getByRole('region', { name: 'Evidence' }).waitFor();
  // Whose turn it is first is drawn.
  const { turn, you, version, choices = [] } = await friend.game(id);
  if (turn?.seat === you) await friend.act(id, version, nth(choices, 0));
  await lookAgain(rosa);
  await waitForTurn(rosa);
  await press(rosa, page.getByRole('region', { name: 'Evidence' }).getByRole('button').first());
  const words = await confirmBar(page).locator('p').first().textContent();
  await page.reload();
  await confirmBar(page).waitFor();
  await expect.poll(() => confirmBar(page).locator('p').first().textContent()).toBe(words);
  await page.goto('/new/');
  await expect.poll(() => page.getByRole('radio', { name: /^P\.I\./ }).isChecked()).toBe(false);
});

function banner(text: string) {
  return nora.page.locator('.banner').getByRole('status').getByText(text);
}

/** What the confirm bar says, once it speaks. */
async function said(): Promise<string> {
  const line = confirmBar(nora.page).locator('p').first();
  await expect.poll(() => line.textContent()).not.toBe('');
  return (await line.textContent()) ?? '';
}

/** The board and the confirm bar stand free of the banner. */
async function checkUncovered(): Promise<void> {
  const { page } = nora;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const bottom = await page.locator('.banner').evaluate((element) => element.getBoundingClientRect().bottom);
  for (const what of [page.getByRole('group', { name: /^Alleys\./ }), confirmBar(page)]) {
    expect(await what.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
  }
}

async function friendJoins(name: string): Promise<void> {
  const link = await nora.page.getByLabel('Who opens this link may sit down:').inputValue();
  const [id = '', invite = ''] = new URL(link).hash.slice(1).split('.');
  const friend = await Visitor.at(house.address);
  await friend.enter(name);
  await friend.join(id, { invite });
  await lookAgain(nora);
  await waitForTurn(nora);
}

async function signInBy(person: Person, email: string, number = 1): Promise<void> {
  const { page } = person;
  await page.getByLabel('Your address').fill(email);
  await press(person, page.getByRole('button', { name: 'Send me a code' }));
  await page.getByLabel('Code').fill((await letterTo(house.address, email, number)).code);
  await press(person, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
}
