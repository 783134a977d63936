/**
 * The frame around every page.
 *
 * 1. An address that leads nowhere, a game that is not there: a page that says so and leads on.
 * 2. The back button goes back, page by page, also from a game to home.
 * 3. A player changes their name; signs out in two steps; and is a newcomer again.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, expectFault, type House, openHouse, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { openTable } from './tables';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('an address that leads nowhere says so and leads on', async () => {
  const reader = await house.visit(PHONE);
  const { page } = reader;
  expectFault(reader, /status of 404/);
  expect((await page.goto('/nothing/here/'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Nothing lies here' }).waitFor();
  await checkPage(reader, 'not-found');
  for (const id of ['', 'x', '"><script>', 'A'.repeat(22)]) {
    await page.goto(`/game/?id=${encodeURIComponent(id)}`);
    await page.getByRole('heading', { name: 'No such game' }).waitFor();
  }
  await checkPage(reader, 'no-such-game');
  await press(reader, page.getByRole('main').getByRole('link', { name: 'My games' }));
  await page.getByRole('heading', { name: 'Deduction games by mail' }).waitFor();
});

test('the back button goes back page by page', async () => {
  const reader = await house.visit(DESK);
  const { page } = reader;
  await page.goto('/');
  await press(reader, page.getByRole('navigation').getByRole('link', { name: 'Open tables' }));
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await press(reader, page.getByRole('navigation').getByRole('link', { name: 'New game' }));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Deduction games by mail' }).waitFor();

  await openTable(reader, { title: 'P.I.', name: 'Rosa' });
  await press(reader, page.getByRole('link', { name: 'Back to my games' }));
  await page.getByRole('region', { name: 'Your open tables' }).waitFor();
  await page.goBack();
  await page.getByText('Waiting for one more player').waitFor();
});

test('a player changes their name, and signs out in two steps', async () => {
  const reader = await house.visit(PHONE);
  const { page } = reader;
  await page.goto('/you/');
  await page.getByText('You have no name here yet.').waitFor();
  await checkPage(reader, 'you-nobody');
  await openTable(reader, { title: 'P.I.', name: 'Rosa' });
  await page.goto('/you/');
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('America/St_Johns');
  await page.getByLabel('Your name at the table').fill('Rosalind');
  await press(reader, page.getByRole('button', { name: 'Save' }));
  await page.getByText('Saved').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Rosalind' }).waitFor();

  await press(reader, page.getByRole('button', { name: 'Sign out' }));
  await page.getByText('your seats in all games would be lost').waitFor();
  await press(reader, page.getByRole('group', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }));
  await page.getByText('You have no name here yet.').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Deduction games by mail' }).waitFor();
});
