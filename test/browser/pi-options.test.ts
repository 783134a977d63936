/** What is chosen when a table of P.I. is opened: the edition, and what goes with it. */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press, pressRadio } from './hand';
import { checkPage, checkShape } from './inspect';
import { openTable } from './tables';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('each edition says what it is, and Duel is for two', async () => {
  const person = await house.visit(PHONE);
  const { page } = person;
  await page.goto('/new/');
  await pressRadio(person, page.getByRole('radio', { name: /^P\.I\./ }));
  await page.getByText('Three mini-games, five investigators each for all of them.').waitFor();
  await expect.poll(() => group(person, 'What solutions are worth').count()).toBe(0);
  await press(person, group(person, 'Players').getByRole('button', { name: '5' }));

  await choose(person, 'Second');
  await page.getByText('Each round is worth more than the one before: 5 3 1 0 0 · 7 5 3 1 0 · 9 7 5 3 0.').waitFor();
  await press(person, group(person, 'What solutions are worth').getByRole('button', { name: 'The same' }));
  await page.getByText('Every round is worth the same: 7 5 3 1 0.').waitFor();
  await expect.poll(() => group(person, 'Players').getByRole('button', { name: '5' }).getAttribute('aria-pressed')).toBe('true');
  await checkPage(person, 'pi-new-second');

  await choose(person, 'Duel');
  await page.getByText('Two players by night.').waitFor();
  await expect.poll(() => group(person, 'Players').count()).toBe(0);
  await expect.poll(() => group(person, 'What solutions are worth').count()).toBe(0);
  await checkShape(person, 'pi-new-duel');
});

test('a list of tables tells the editions apart', async () => {
  const host = await house.visit(DESK);
  await openTable(host, { title: 'P.I.', name: 'Hanna', choices: { Edition: 'Duel', 'Who may join': 'Anybody' } });
  await openTable(host, { title: 'P.I.', choices: { Edition: 'Second', 'Who may join': 'Anybody' } });
  await openTable(host, {
    title: 'P.I.',
    choices: { Edition: 'Second', 'What solutions are worth': 'The same', 'Who may join': 'Anybody' },
  });
  const guest = await house.visit(PHONE);
  await guest.page.goto('/tables/');
  for (const said of ['Duel', 'Second edition', 'Second edition, every round worth the same']) {
    await guest.page.getByText(`${said} · 3 days a turn`, { exact: true }).waitFor();
  }
  await checkShape(guest, 'pi-tables-open');
});

function group({ page }: Person, name: string) {
  return page.getByRole('group', { name });
}

async function choose(person: Person, edition: string): Promise<void> {
  await press(person, group(person, 'Edition').getByRole('button', { name: edition }));
}
