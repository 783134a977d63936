/**
 * An address that takes no mail.
 *
 * 1. A mail that tells Nora of her game is refused for good. Home and the head of the game say that no mail reaches her, and lead to her page.
 * 2. There she reads what happened, and since when, and has the address tried again: that mail is refused too, and the page says so.
 * 3. She has it tried once more: a mail comes, and all is as before.
 * 4. Olga thinks twice, and changes the address: the new mailbox alone is asked.
 * 5. Where mail was reported as unwanted the page says that.
 */

import type { Me } from '@shared/api/people';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { apiOf, by, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { type Arrived, openPostOffice, type PostOffice } from '../support/post-office';
import { Visitor } from '../support/visitor';
import { press } from './hand';
import { checkPage } from './inspect';
import { openTable } from './tables';

const NO_SUCH_USER = '550 5.1.1 no such user here';

let office: PostOffice;
let house: House;

beforeAll(async () => {
  office = await openPostOffice();
  house = await openHouse({ SMTP_URL: office.url });
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(async () => {
  await house.close();
  await office.close();
});

test('the owner is told at home, at the head of a game and on their page, and has it tried again', async () => {
  const nora = await house.visit(PHONE);
  const { page } = nora;
  await signedUp(nora, 'nora@example.org', 'Nora');
  const link = await openTable(nora, { title: 'Mr. Jack Pocket' });
  office.refusals.set('nora@example.org', NO_SUCH_USER);
  await friendJoins(link);
  await stopped(nora);

  await page.reload();
  const line = page.getByText('No mail tells you of your turns.');
  await line.waitFor();
  expect((await line.boundingBox())?.y).toBeLessThan(100);
  await checkPage(nora, 'game-mail-stopped');
  await page.goto('/');
  await line.waitFor();
  await checkPage(nora, 'home-mail-stopped');
  await press(nora, page.getByRole('link', { name: 'Mend it' }));
  const panel = page.getByRole('region', { name: 'Address and mail' });
  await panel.getByText('Mail to this address came back').waitFor();
  await panel.getByText(/^Since today \d\d:\d\d no mail tells you/).waitFor();
  await checkPage(nora, 'you-mail-stopped');

  const tryAgain = panel.getByRole('button', { name: 'Try this address again' });
  await press(by(nora, 'keys'), tryAgain);
  const again = panel.getByText('The mail to this address came back again');
  await again.waitFor();
  await expectFocus(again.locator('..'));
  await checkPage(nora, 'you-mail-stopped-again');

  office.refusals.clear();
  await press(by(nora, 'keys'), tryAgain);
  const said = panel.getByText('A mail is on its way to nora@example.org.');
  await said.waitFor();
  await expectFocus(said);
  await checkPage(nora, 'you-mail-tried');
  const { mail } = await letterTo('nora@example.org', 2);
  expect(mail.subject).toBe('Mail from Casebook arrives again');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => line.count()).toBe(0);
});

test('or changes the address: the new mailbox alone is asked', async () => {
  const olga = await house.visit(DESK);
  const { page } = olga;
  await signedUp(olga, 'olga@example.org', 'Olga');
  office.refusals.set('olga@example.org', NO_SUCH_USER);
  await (await Visitor.at(house.address)).expect(202, '/api/session/code', {
    method: 'POST',
    json: { email: 'olga@example.org' },
  });
  await stopped(olga);
  await page.goto('/you/');
  const change = page.getByRole('button', { name: 'Change the address' });
  await press(olga, change);
  await page.getByLabel('New address').fill('olga@');
  await checkPage(olga, 'you-mail-stopped-new');
  await press(olga, page.getByRole('button', { name: 'Cancel' }));
  await expectFocus(change);
  await press(olga, change);
  await expect.poll(() => page.getByLabel('New address').inputValue()).toBe('');
  await page.getByText('The new mailbox gets a mail.').waitFor();
  await page.getByLabel('New address').fill('olga@example.net');
  await press(olga, page.getByRole('button', { name: 'Send the mail', exact: true }));
  await page.getByText('Open the mail in the new mailbox and confirm it.').waitFor();
  await checkPage(olga, 'you-mail-stopped-changing');
  const [confirmation = ''] = (await letterTo('olga@example.net')).mail.text?.match(/https?:\S+#token=\S+/) ?? [];
  await page.goto(confirmation);
  await press(olga, page.getByRole('button', { name: 'Confirm' }));
  await page.getByRole('heading', { name: 'Your address has changed' }).waitFor();
  await page.goto('/you/');
  await page.getByText('olga@example.net').waitFor();
  await expect.poll(() => page.getByText('Mail to this address came back').count()).toBe(0);
});

test('where mail was unwanted, the page says so', async () => {
  const pia = await house.visit(DESK);
  const { page } = pia;
  await signedUp(pia, 'pia@example.org', 'Pia');
  await page.route('**/api/me', async (route) => {
    const me = (await (await route.fetch()).json()) as Me;
    await route.fulfill({ json: { ...me, mailStopped: { why: 'complained', since: Date.UTC(2026, 0, 2, 12) } } });
  });
  await page.goto('/you/');
  await page.getByText('Mail to this address was reported as unwanted').waitFor();
  await page.getByText('Since 2 January 08:30').waitFor();
  await checkPage(pia, 'you-mail-unwanted');
});

async function expectFocus(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** An account with this name, by the first letter to its address. */
async function signedUp(person: Person, email: string, name: string): Promise<void> {
  const { page } = person;
  // The page asks whether this machine keeps its mail.
  expectFault(person, /status of 404 .*\/mailbox/);
  await page.goto('/sign-in/');
  await page.getByLabel('Your address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const [code = ''] = (await letterTo(email)).mail.text?.match(/\b\d{6}\b/) ?? [];
  await page.getByLabel('Code').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(`${house.address}/`);
}

async function friendJoins(link: string): Promise<void> {
  const [id = '', invite = ''] = new URL(link).hash.slice(1).split('.');
  const friend = await Visitor.at(house.address);
  await friend.enter('Theo');
  await friend.join(id, { invite });
}

/** Waits until mail to their address is stopped. */
async function stopped(person: Person): Promise<void> {
  const visitor = await apiOf(person);
  await vi.waitUntil(async () => (await visitor.me()).mailStopped?.why === 'bounced', { timeout: 60_000, interval: 100 });
}

/** The letter to this address with this number, counted from 1, as soon as it is there. */
function letterTo(email: string, number = 1): Promise<Arrived> {
  return vi.waitUntil(() => office.letters.filter(({ to }) => to.includes(email))[number - 1], {
    timeout: 60_000,
    interval: 100,
  });
}
