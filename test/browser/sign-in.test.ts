/**
 * Signing in.
 *
 * 1. A newcomer types an address, mistypes the code, has a new one sent, pastes it, and is asked for a name. They go where they came from.
 * 2. Scanners open the link of a mail before its reader does, in every way they know: the reader's press works all the same,
 *    once. A link that is used up or cut short leads to a new one.
 * 3. A guest with a table keeps it by an address, and finds it in another browser.
 * 4. A guest signs in to an account: their table comes along, but for the one at which both sit, which is named.
 * 5. Another device signs in by a code that the first one shows. Each sees the other, and signs it out; then all at once.
 * 6. An address changes once both mailboxes have confirmed it.
 * 7. An account is deleted in two steps with a tick, and its address is nobody's. Before that its owner takes everything along:
 *    more than one answer holds, over a line that breaks at each of them.
 * 8. `?to=` leads nowhere but to pages of the site.
 */

import { readFile } from 'node:fs/promises';
import type { GameAnswer } from '@shared/api/games';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { letterTo } from './mail';
import { gameId, openTable, sitDown } from './tables';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a newcomer signs in by the code of a mail, is asked for a name, and goes where they came from', async () => {
  const ada = await house.visit(PHONE);
  const { page } = ada;
  await page.goto('/');
  await press(ada, page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goto('/sign-in/?to=/tables/');
  await checkPage(ada, 'sign-in');
  await askForCode(ada, 'ada@example.org');
  await checkPage(ada, 'sign-in-code');
  const { code: first } = await letterTo(house.address, 'ada@example.org');

  expectFault(ada, /status of 422 .*\/api\/session/);
  await page.getByLabel('Code').fill(first === '000000' ? '111111' : '000000');
  await press(ada, signInButton(ada));
  await page.getByText('This code does not work').waitFor();
  await press(ada, page.getByRole('button', { name: 'Send again' }));
  await page.getByText('Only its code works now.').waitFor();
  const { code } = await letterTo(house.address, 'ada@example.org', 2);

  await page.reload();
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await press(ada, signInButton(ada));
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  await checkPage(ada, 'sign-in-new');
  await page.getByLabel('Your name at the table').fill('Ada');
  await press(ada, page.getByRole('button', { name: 'Go on' }));
  await page.waitForURL('**/tables/');
  await page.goto('/you/');
  await page.getByRole('heading', { name: 'Ada' }).waitFor();
  await page.getByText('ada@example.org').waitFor();
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('America/St_Johns');
});

test('whatever opens a link before its reader, the reader’s press works, and works once', async () => {
  const bea = await house.visit(DESK);
  const { page } = bea;
  await page.goto('/sign-in/');
  await askForCode(bea, 'bea@example.org');
  const { link } = await letterTo(house.address, 'bea@example.org');
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  const scanner = await house.visit(DESK);
  await scanner.page.goto(link);
  await signInButton(scanner).waitFor();

  await page.goto(link);
  await page.getByText('One press, and you are signed in on this browser.').waitFor();
  expect(page.url()).toBe(`${house.address}/sign-in/`);
  await checkPage(bea, 'sign-in-link');
  await press(bea, signInButton(bea));
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();

  expectFault(scanner, /status of 422 .*\/api\/session/);
  await press(scanner, signInButton(scanner));
  await scanner.page.getByRole('heading', { name: 'This link has done its work' }).waitFor();
  await checkPage(scanner, 'sign-in-link-old');
  await scanner.page.goto('about:blank');
  await scanner.page.goto(link.slice(0, -1));
  await scanner.page.getByRole('heading', { name: 'This link has done its work' }).waitFor();
  await askForCode(scanner, 'bea@example.org');
  await scanner.page.goto((await letterTo(house.address, 'bea@example.org', 2)).link);
  await press(scanner, signInButton(scanner));
  await scanner.page.waitForURL(`${house.address}/`);
});

test('a guest keeps their games by an address, and finds them in another browser', async () => {
  const cora = await house.visit(PHONE);
  await openTable(cora, { title: 'P.I.', name: 'Cora' });
  await cora.page.goto('/');
  await press(cora, cora.page.getByRole('link', { name: 'Keep them: add an address' }));
  await cora.page.getByRole('heading', { name: 'Keep your games' }).waitFor();
  await checkPage(cora, 'you-guest');
  await signInBy(cora, 'cora@example.org');
  await cora.page.getByRole('heading', { name: 'Your games are kept' }).waitFor();
  await checkPage(cora, 'you-kept');
  await press(cora, cora.page.getByRole('button', { name: 'Go on' }));
  await cora.page.getByRole('heading', { name: 'Address and mail' }).waitFor();
  await cora.page.goto('/');
  await ownTables(cora).waitFor();
  await expect.poll(() => cora.page.getByText('belong to this browser alone').count()).toBe(0);

  const elsewhere = await house.visit(DESK);
  await elsewhere.page.goto('/sign-in/');
  await signInBy(elsewhere, 'cora@example.org', 2);
  await elsewhere.page.waitForURL(`${house.address}/`);
  await ownTables(elsewhere).waitFor();
});

test('a guest’s games come along to an account, and a table at which both sit is named', async () => {
  const dora = await house.visit(DESK);
  await signedUp(dora, 'dora@example.org', 'Dora');
  const link = await openTable(dora, { title: 'P.I.', choices: { Players: '3' } });
  const both = gameId(dora.page);

  const guest = await house.visit(PHONE);
  await sitDown(guest, link, 'Dodo');
  await openTable(guest, { title: 'Mr. Jack Pocket' });
  const own = gameId(guest.page);
  await guest.page.goto('/sign-in/');
  await signInBy(guest, 'dora@example.org', 2);
  await guest.page.getByRole('heading', { name: 'Welcome back, Dora' }).waitFor();
  await guest.page.getByText('The games you played here as Dodo have come along.').waitFor();
  const stayed = guest.page.getByRole('main').getByRole('link', { name: 'P.I.' });
  await stayed.waitFor();
  await checkPage(guest, 'sign-in-merged');
  await expect.poll(() => stayed.getAttribute('href')).toContain(both);
  await press(guest, guest.page.getByRole('button', { name: 'Go on' }));
  await ownTables(guest).waitFor();
  await dora.page.goto(`/game/?id=${own}`);
  await dora.page.getByText('Waiting for one more player').waitFor();
  await dora.page.getByLabel('Who opens this link may sit down:').waitFor();
});

test('another device signs in by a code; each can be signed out from the other, and all at once', async () => {
  const desk = await house.visit(DESK);
  await signedUp(desk, 'enid@example.org', 'Enid');
  await desk.page.goto('/you/');
  await press(desk, desk.page.getByRole('button', { name: 'Show a code' }));
  await desk.page.getByText(/^It works once, for/).waitFor();
  await checkPage(desk, 'you-code');
  const code = (await desk.page.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';

  const phone = await house.visit(PHONE);
  await phone.page.goto('/sign-in/');
  await press(phone, phone.page.getByRole('button', { name: 'I have a code from another device' }));
  await checkPage(phone, 'sign-in-device');
  await phone.page.getByLabel('Code from the other device').fill(code.toLowerCase());
  await press(phone, phone.page.getByRole('button', { name: 'Sign in' }).last());
  await phone.page.waitForURL(`${house.address}/`);

  await desk.page.reload();
  const devices = desk.page.getByRole('list', { name: 'Devices' });
  await devices.getByText('this one').waitFor();
  await expect.poll(() => devices.getByText(/^Chrome on Linux$/).count()).toBe(2);
  await checkPage(desk, 'you-devices');
  expectFault(phone, /status of 401/);
  await press(desk, devices.getByRole('button', { name: /^Sign out there/ }));
  await devices.getByRole('button').waitFor({ state: 'detached' });
  await phone.page.goto('/you/');
  await phone.page.getByRole('alert').getByText('You are signed out here.').waitFor();
  await press(phone, phone.page.getByRole('link', { name: 'Sign in' }).first());
  await signInBy(phone, 'enid@example.org', 2);
  await phone.page.waitForURL('**/you/');

  await press(phone, phone.page.getByRole('button', { name: 'Sign out everywhere' }));
  const sure = phone.page.getByRole('group', { name: 'Sign out everywhere' });
  await press(phone, sure.getByRole('button', { name: 'Sign out everywhere' }));
  await phone.page.getByText('You have no name here yet.').waitFor();
  expectFault(desk, /status of 401/);
  await desk.page.reload();
  await desk.page.getByText('You are signed out here.').waitFor();
});

test('an address changes once both mailboxes have confirmed it', async () => {
  const fay = await house.visit(DESK);
  const { page } = fay;
  await signedUp(fay, 'fay@example.org', 'Fay');
  await page.goto('/you/');
  await press(fay, page.getByRole('button', { name: 'Change the address' }));
  await page.getByLabel('New address').fill('fay@example.net');
  await press(fay, page.getByRole('button', { name: 'Send the mails' }));
  await page.getByText('To become fay@example.net').waitFor();
  await checkPage(fay, 'you-changing');

  await confirmBy(fay, (await letterTo(house.address, 'fay@example.net')).link);
  await page.getByRole('heading', { name: 'One of two is done' }).waitFor();
  await checkPage(fay, 'confirm-half');
  await page.goto('/you/');
  await page.getByText('Open the mail in the old one too.').waitFor();
  const old = await letterTo(house.address, 'fay@example.org', 2);
  await confirmBy(fay, old.link);
  await page.getByRole('heading', { name: 'Your address has changed' }).waitFor();
  await page.goto('/you/');
  await page.getByText('fay@example.net').waitFor();

  await press(fay, page.getByRole('button', { name: 'Change the address' }));
  await page.getByLabel('New address').fill('fay@example.com');
  await press(fay, page.getByRole('button', { name: 'Send the mails' }));
  await press(fay, page.getByRole('button', { name: 'Keep the old address' }));
  await page.getByRole('button', { name: 'Change the address' }).waitFor();
  expect(await (await apiOf(fay)).expect(200, '/api/me')).toMatchObject({ email: 'fay@example.net' });
});

test('an account is deleted by a tick and two presses, and its address is nobody’s', async () => {
  const gwen = await house.visit(PHONE);
  const { page } = gwen;
  await signedUp(gwen, 'gwen@example.org', 'Gwen');
  await page.goto('/you/');
  await takeAlong(gwen);

  await press(gwen, page.getByRole('button', { name: 'Delete the account' }));
  const really = page.getByRole('group', { name: 'Delete the account' });
  await expect.poll(() => really.getByRole('button', { name: 'Delete for good' }).isDisabled()).toBe(true);
  await checkPage(gwen, 'you-delete');
  await really.getByLabel('Yes, delete everything that is mine').check();
  await press(gwen, really.getByRole('button', { name: 'Delete for good' }));
  await page.getByText('You have no name here yet.').waitFor();
  await page.goto('/sign-in/');
  await signInBy(gwen, 'gwen@example.org', 2);
  await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor();
});

test('the way back leads nowhere but to pages of the site', async () => {
  const hal = await house.visit(DESK);
  await signedUp(hal, 'hal@example.org', 'Hal');
  for (const to of ['//example.org/', 'https://example.org/', '/\\example.org/', 'javascript:alert(1)', '/.//example.org/']) {
    await hal.page.goto(`/sign-in/?${new URLSearchParams({ to })}`);
    await hal.page.getByRole('heading', { name: 'You are signed in as Hal' }).waitFor();
    await press(hal, hal.page.getByRole('button', { name: 'Go on' }));
    await hal.page.waitForURL(`${house.address}/`);
  }
});

function signInButton({ page }: Person) {
  return page.getByRole('main').getByRole('button', { name: 'Sign in' });
}

function ownTables({ page }: Person) {
  return page.getByRole('region', { name: 'Your open tables' });
}

async function askForCode(person: Person, email: string): Promise<void> {
  await person.page.getByLabel('Your address').fill(email);
  await press(person, person.page.getByRole('button', { name: 'Send me a code' }));
  await person.page.getByLabel('Code').waitFor();
}

/** By the code of the letter with this number to this address. */
async function signInBy(person: Person, email: string, number = 1): Promise<void> {
  await askForCode(person, email);
  await person.page.getByLabel('Code').fill((await letterTo(house.address, email, number)).code);
  await press(person, signInButton(person));
}

/** An account with this name, by the first letter to its address. */
async function signedUp(person: Person, email: string, name: string): Promise<void> {
  await person.page.goto('/sign-in/');
  await signInBy(person, email);
  await person.page.getByLabel('Your name at the table').fill(name);
  await press(person, person.page.getByRole('button', { name: 'Go on' }));
  await person.page.waitForURL(`${house.address}/`);
}

/** More tables than there is room for in a part, and each part fails once. */
async function takeAlong(person: Person): Promise<void> {
  const { page } = person;
  const api = await apiOf(person);
  const hosts = [api.another(), api.another()];
  const tables: string[] = [];
  for (const host of hosts) {
    await host.enter();
    for (let times = 0; times < 26; times++) {
      const { id } = await host.create({ title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'open' });
      await api.join(id);
      tables.push(id);
    }
  }
  const asked: string[] = [];
  expectFault(person, /ERR_CONNECTION_RESET .*\/api\/me\/export/);
  await page.route('**/api/me/export*', async (route) => {
    const isFirst = !asked.includes(route.request().url());
    asked.push(route.request().url());
    if (isFirst) await route.abort('connectionreset');
    else await route.continue();
  });
  const download = page.waitForEvent('download');
  await press(person, page.getByRole('button', { name: 'Download it' }));
  const file = await download;
  expect(file.suggestedFilename()).toBe('casebook-export.json');
  await page.getByText('It is complete, and your browser has it.').waitFor();
  expect(asked).toHaveLength(4);
  const whole = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(whole).toMatchObject({ format: 'casebook/export/1', account: { name: 'Gwen' }, left: [], muted: [], reports: [] });
  expect(whole.games.map(({ game }: { game: GameAnswer }) => game.id)).toEqual(tables.sort());
  expect(whole.next).toBeUndefined();
}

async function confirmBy(person: Person, link: string): Promise<void> {
  await person.page.goto('about:blank');
  await person.page.goto(link);
  await press(person, person.page.getByRole('button', { name: 'Confirm' }));
}
