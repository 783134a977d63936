/**
 * What a host may do with an open table, and what those who sit there see of it.
 *
 * 1. The host removes a guest in two steps: the guest's page says so, and the guest's way back is closed.
 * 2. The host makes a new link: the old one opens nothing any more, the new one does.
 * 3. The host starts with those who are there; nobody else finds a seat. While too few are there it cannot be started.
 * 4. The host closes the table: who sits there is told.
 * 5. Before somebody sits down they read what is to be played, how long the table has been open, and how much time a turn has.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { inviteLink, openTable, sitDown } from './tables';
import { lookAgain } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a host removes a guest, whose page says so and who cannot come back', async () => {
  const host = await house.visit(DESK);
  const guest = await house.visit(PHONE);
  const link = await openTable(host, { title: 'P.I.', name: 'Hanna', choices: { Players: '3' } });
  await sitDown(guest, link, 'Gus');
  await host.page.getByText('2 of 3 taken').waitFor();
  await checkPage(host, 'table-host');
  await checkPage(guest, 'table-guest');
  await expect.poll(() => guest.page.getByRole('button', { name: /^(Remove|Start|Make a new link)/ }).count()).toBe(0);

  await press(host, host.page.getByRole('button', { name: 'Remove Gus' }));
  await host.page.getByText('Gus loses the seat and cannot come back to this table.').waitFor();
  await checkShape(host, 'table-removing');
  await press(host, host.page.getByRole('button', { name: 'Not now' }));
  await host.page.getByText('2 of 3 taken').waitFor();
  // The guest's page may ask for something before it is told.
  expectFault(guest, /status of 403 .*\/(seats|messages)/);
  await twice(host, 'Remove Gus');
  await host.page.getByText('1 of 3 taken').waitFor();

  await lookAgain(guest);
  await guest.page.getByRole('heading', { name: 'You do not sit at this table any more' }).waitFor();
  await checkPage(guest, 'table-removed');
  await guest.page.goto('about:blank');
  await guest.page.goto(link);
  await press(guest, guest.page.getByRole('button', { name: 'Sit down as Gus' }));
  await guest.page.getByText('The host of this table has asked you to leave it.').waitFor();
});

test('a new link opens the table, and the old one nothing', async () => {
  const host = await house.visit(PHONE);
  const old = await openTable(host, { title: 'Mr. Jack Pocket', name: 'Hanna' });
  await press(host, host.page.getByRole('button', { name: 'Make a new link' }));
  await host.page.getByText('The old link stops working').waitFor();
  await checkShape(host, 'table-renewing');
  await press(host, host.page.getByRole('group', { name: 'Make a new link' }).getByRole('button', { name: 'Make a new link' }));
  await host.page.getByRole('group', { name: 'Make a new link' }).waitFor({ state: 'hidden' });
  const link = await inviteLink(host.page);
  expect(link).not.toBe(old);

  const guest = await house.visit(DESK);
  expectFault(guest, /status of 403 .*\/seats/);
  await guest.page.goto(old);
  await guest.page.getByLabel('Your name at the table').fill('Gus');
  await press(guest, guest.page.getByRole('button', { name: 'Sit down' }));
  await guest.page.getByRole('heading', { name: 'This table is by invitation' }).waitFor();
  await sitDown(guest, link);
  await guest.page.getByText(/, against Hanna$/).waitFor();
});

test('a host starts with those who are there', async () => {
  const host = await house.visit(DESK);
  const guest = await house.visit(PHONE);
  const late = await house.visit(DESK);
  const link = await openTable(host, { title: 'P.I.', name: 'Hanna', choices: { Players: '4' } });
  await expect.poll(() => host.page.getByRole('button', { name: /^Start with/ }).count()).toBe(0);
  await late.page.goto(link);
  await late.page.getByLabel('Your name at the table').fill('Lea');
  await sitDown(guest, link, 'Gus');
  await lookAgain(host);
  await press(host, host.page.getByRole('button', { name: 'Start with two players' }));
  await host.page.getByText('The game begins at once with Gus. Nobody else can sit down then.').waitFor();
  await checkShape(host, 'table-starting');
  await press(
    host,
    host.page.getByRole('group', { name: 'Start with two players' }).getByRole('button', { name: 'Start with two players' }),
  );
  await host.page.getByText('First edition · Gus').waitFor();
  await guest.page.getByText('First edition · Hanna').waitFor();
  expectFault(late, /status of 409 .*\/seats/);
  await press(late, late.page.getByRole('button', { name: 'Sit down' }));
  await late.page.getByRole('heading', { name: 'This game has begun without you' }).waitFor();
});

test('a host closes the table for everybody', async () => {
  const host = await house.visit(DESK);
  const guest = await house.visit(PHONE);
  await sitDown(guest, await openTable(host, { title: 'P.I.', name: 'Hanna', choices: { Players: '3' } }), 'Gus');
  await twice(host, 'Cancel the table');
  await host.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await lookAgain(guest);
  await guest.page.getByText('This table was cancelled').waitFor();
});

test('what is to be known of a table is read before sitting down', async () => {
  const host = await house.visit(DESK);
  const link = await openTable(host, { title: 'P.I.', name: 'Hanna', choices: { Players: '3', 'Who may join': 'Anybody' } });
  const guest = await house.visit(PHONE);
  await guest.page.goto('/tables/');
  await guest.page.getByText('Just opened').waitFor();
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'Hanna invites you' }).waitFor();
  await guest.page.getByText('First edition · 3 days a turn').waitFor();
  await guest.page.getByText('Just opened').waitFor();
  await guest.page.getByText('3 days a turn', { exact: true }).waitFor();
  await expect.poll(() => guest.page.getByText('usually replies').count()).toBe(0);
  await checkPage(guest, 'join');
});

/** Presses a button, and the one that asks again. */
async function twice(person: Person, name: string): Promise<void> {
  await press(person, person.page.getByRole('button', { name }));
  await press(person, person.page.getByRole('group', { name }).getByRole('button', { name }));
}
