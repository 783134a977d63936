/**
 * What a player is told when they are not there, by what, and when.
 *
 * 1. A guest is told that nothing reaches them, and how that is changed; they can look at all channels all the same.
 * 2. Ada, who has an address, reads in a sentence what holds. She has her turns come once a day, sets quiet hours and the hour of the
 *    summary: each is saved at once. What cannot be saved is undone, and she is told.
 * 3. She has her address tried: the page says what became of it, and the letter is there.
 * 4. Eve sets quiet hours by keys, which pass over other hours: the end follows, until she has chosen one.
 * 5. A webhook that cannot be one is refused. One that can is shown by host and last characters; nobody answers there, which is still
 *    said after a reload. It is removed. Each time the focus is where it goes on.
 * 6. A browser that has been told to show nothing, an iPhone, and one that cannot do it: each is told what to do.
 * 7. A webhook that was switched off is told of at home.
 */

import type { Notices } from '@shared/api/notices';
import type { Me } from '@shared/api/people';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, by, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { comeBackAs } from './guests';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { letterTo } from './mail';
import { signUp } from './signing-up';

/** A name that nobody has. */
const WEBHOOK = 'https://casebook.invalid/api/webhooks/123/kept-to-itself-x7Qa';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a guest reads that nothing reaches them, and what would', async () => {
  const gus = await comeBackAs(house, 'Gus', 'Europe/Berlin', PHONE);
  const { page } = gus;
  await page.goto('/you/');
  await press(gus, page.getByRole('link', { name: 'Choose what you are told' }));
  await page.getByText('nothing reaches you yet').waitFor();
  await page.getByRole('link', { name: 'Add an address' }).waitFor();
  await page.getByText('As soon as something can reach you').waitFor();
  await checkPage(gus, 'notices-guest');
  await press(gus, page.getByRole('button', { name: 'Show all channels' }));
  await page.getByText('Your turns').click();
  expect(await page.getByLabel('It is your turn: Webhook').inputValue()).toBe('smart');
  await checkShape(gus, 'notices-guest-all');
});

test('what is set is saved at once, and undone where it cannot be', async () => {
  const ada = await house.visit(DESK);
  const { page } = ada;
  await signUp(house, ada, 'ada@example.org', 'Ada');
  await page.goto('/notices/');
  await page.getByText('you are told by mail. Turns, ends and messages come a minute later unless you have been here').waitFor();
  await expect.poll(() => page.getByRole('columnheader').allTextContents()).toEqual(['What', 'Mail']);
  await checkPage(ada, 'notices');

  const kinds = page.getByRole('region', { name: 'What, and when' });
  await page.getByLabel('It is your turn: Mail').selectOption('Once a day');
  await kinds.getByText('Saved').waitFor();
  await page.getByText('The daily summary comes at 08:00.').waitFor();
  const hours = page.getByRole('region', { name: 'Hours' });
  await hours.getByText('Hours are those of America/St Johns.').waitFor();
  await hours.getByLabel('From').selectOption('22:00');
  await expect.poll(() => hours.getByLabel('Until').inputValue()).toBe('6');
  await hours.getByLabel('Until').selectOption('07:00');
  await hours.getByLabel('Daily summary').selectOption('19:00');
  await expect
    .poll(async () => await noticesOf(ada))
    .toMatchObject({ ways: { turn: { mail: 'digest', push: 'smart' } }, quiet: { from: 22, until: 7 }, hour: 19 });
  await page.getByText('From 22:00 to 07:00 it is quiet. The daily summary comes at 19:00.').waitFor();
  await checkPage(ada, 'notices-set');
  await page.reload();
  await expect.poll(() => hours.getByLabel('Until').inputValue()).toBe('7');

  expectFault(ada, /status of 400 .*\/api\/me\/notices/);
  await page.route('**/api/me/notices', refuseChanges);
  await page.getByLabel('A game is over: Mail').selectOption('Not at all');
  await kinds.getByText('It is as it was.').waitFor();
  await expect.poll(() => page.getByLabel('A game is over: Mail').inputValue()).toBe('smart');
  await checkShape(ada, 'notices-undone');
  await page.unroute('**/api/me/notices');

  await hours.getByLabel('From').selectOption('None');
  await expect.poll(async () => (await noticesOf(ada)).quiet).toBeUndefined();
  await press(by(ada, 'keys'), page.getByRole('button', { name: 'Send a test: Mail' }));
  await page.getByText('A letter has gone to ada@example.org.').waitFor();
  expect((await letterTo(house.address, 'ada@example.org', 2)).text).toContain('notices from Casebook arrive');
});

test('by keys, hours that are only passed over settle nothing', async () => {
  const { page, ...eve } = await comeBackAs(house, 'Eve', 'Europe/Berlin', DESK);
  await page.goto('/notices/');
  const [from, until] = [page.getByLabel('From'), page.getByLabel('Until')];
  await from.focus();
  for (let hours = 0; hours < 24; hours++) await page.keyboard.press('ArrowDown');
  await expect.poll(() => until.inputValue()).toBe('7');
  await until.selectOption('06:00');
  await from.focus();
  for (let hours = 0; hours < 20; hours++) await page.keyboard.press('ArrowUp');
  await expect.poll(() => from.inputValue()).toBe('3');
  expect(await until.inputValue()).toBe('6');
  await expect.poll(async () => (await noticesOf({ page, ...eve })).quiet).toEqual({ from: 3, until: 6 });
});

test('a webhook is set, tried, never shown in full, and removed', async () => {
  const ben = await comeBackAs(house, 'Ben', 'Europe/Berlin', DESK);
  const { page } = ben;
  await page.goto('/notices/');
  const card = page.getByRole('region', { name: 'Webhook' });
  const address = card.getByLabel('Address of the webhook');
  expectFault(ben, /status of 422 .*\/api\/me\/webhook/);
  await address.fill('https://127.0.0.1/hook');
  await press(ben, card.getByRole('button', { name: 'Use it' }));
  await card.getByRole('alert').getByText('That address cannot be used').waitFor();
  await expectFocus(address);
  expect(await address.evaluate(saidOf)).toContain('That address cannot be used');
  await checkPage(ben, 'notices-webhook-refused');

  await address.fill(WEBHOOK);
  await press(by(ben, 'keys'), card.getByRole('button', { name: 'Use it' }));
  const shown = card.getByText('casebook.invalid, ending in x7Qa');
  await expectFocus(shown);
  expect(await page.content()).not.toContain('kept-to-itself');
  await page.getByText('you are told by your webhook').waitFor();
  await checkPage(ben, 'notices-webhook');
  await press(ben, card.getByRole('button', { name: 'Send a test: Webhook' }));
  await card.getByText(/^Nobody answered there/).waitFor();
  await checkShape(ben, 'notices-webhook-tried');
  await page.reload();
  await card.getByText(/^Tried at \d\d:\d\d: nobody answered there/).waitFor();
  await press(ben, card.getByRole('button', { name: 'Use another' }));
  await expectFocus(address);
  await press(ben, card.getByRole('button', { name: 'Keep it' }));
  await expectFocus(shown);
  await press(ben, card.getByRole('button', { name: 'Remove it' }));
  await expectFocus(address);
  await expect.poll(() => card.getByText(/^Tried at/).count()).toBe(0);
  expect((await noticesOf(ben)).webhook).toBeUndefined();
});

test.each([
  ['has been told to show none', deny, 'This browser is set to show no notices of Casebook.'],
  ['is an iPhone’s', beIPhone, 'In Safari press Share, then “Add to Home Screen”.'],
  ['cannot do it', lackPush, 'This browser cannot do that here.'],
])('a browser that %s says so', async (_, be, says) => {
  const cleo = await comeBackAs(house, 'Cleo', 'Europe/Berlin', PHONE);
  await cleo.page.addInitScript(be);
  await cleo.page.goto('/notices/');
  await cleo.page.getByText(says).waitFor();
  await expect.poll(() => cleo.page.getByRole('button', { name: 'Switch on here' }).count()).toBe(0);
  await checkShape(cleo, `notices-${be.name}`);
});

test('a webhook that was switched off is told of at home, and mended', async () => {
  const dan = await comeBackAs(house, 'Dan', 'Europe/Berlin', DESK);
  const { page } = dan;
  await page.route('**/api/me', async (route) => {
    const me = (await (await route.fetch()).json()) as Me;
    await route.fulfill({ json: { ...me, webhookOff: true } });
  });
  await page.route('**/api/me/notices', async (route) => {
    const notices = (await (await route.fetch()).json()) as Notices;
    const off = { why: 'failing', since: Date.UTC(2026, 0, 2, 12) } as const;
    await route.fulfill({ json: { ...notices, webhook: { host: 'discord.com', end: 'x7Qa', since: 0, off } } });
  });
  await page.goto('/');
  await page.getByText('Your webhook is switched off').waitFor();
  await checkPage(dan, 'home-webhook-off');
  await press(dan, page.getByRole('link', { name: 'Look at it' }));
  await page.getByText('Switched off since 2 January 13:00: for a day nothing was taken there.').waitFor();
  await page.getByLabel('Address of the webhook').waitFor();
  await checkPage(dan, 'notices-webhook-off');
});

async function expectFocus(what: Locator): Promise<void> {
  await expect.poll(() => what.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** What describes a field that is wrong. */
function saidOf(field: Element): string {
  const ids = field.getAttribute('aria-invalid') === 'true' ? (field.getAttribute('aria-describedby') ?? '') : '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

async function noticesOf(person: Person): Promise<Notices> {
  return (await apiOf(person)).expect(200, '/api/me/notices');
}

async function refuseChanges(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  if (route.request().method() !== 'PATCH') return route.continue();
  const problem = { type: 'about:blank', title: 'No', status: 400, code: 'bad_request', detail: 'No.' };
  await route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) });
}

function deny(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
}

function beIPhone(): void {
  Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)' });
  Reflect.deleteProperty(window, 'PushManager');
}

function lackPush(): void {
  Reflect.deleteProperty(window, 'PushManager');
}
