/**
 * 1. Somebody asks for a code, 2. opens the mailbox, 3. reads the letter, 4. follows its link, 5. presses and is signed in.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, type House, openHouse, PHONE } from '../support/browser';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  expect(await house.empty()).toEqual([]);
});

afterAll(() => house.close());

test.each([
  ['desk', DESK, 'nora@example.com'],
  ['phone', PHONE, 'theo@example.com'],
])('at a %s the mailbox shows a letter, and the link in it signs in', async (_, device, email) => {
  const person = await house.visit(device);
  const { page } = person;
  await page.goto('/mailbox');
  const api = await apiOf(person);
  await api.expect(202, '/api/session/code', { method: 'POST', json: { email } });
  const letter = page.getByRole('link', { name: email });
  while ((await letter.count()) === 0) await page.reload();
  await letter.click();
  await page.getByRole('heading', { level: 1, name: 'Sign in to Casebook' }).waitFor();
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
  await page.frameLocator('iframe').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sign-in\//);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(async () => (await apiOf(person)).ask('/api/me').then(({ status }) => status), { timeout: 20_000 }).toBe(200);
  expect(await (await apiOf(person)).me()).toMatchObject({ email });
});
