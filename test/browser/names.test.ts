/**
 * Names are text, whatever they hold.
 *
 * 1. Five people with names of markup, of wide letters, from right to left, of pictures and of braces sit down at one table.
 * 2. The list of tables, the invitation, the table, the game and home show every name as it was typed, and hold their shape.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, type Person, PHONE } from '../support/browser';
import { Visitor } from '../support/visitor';
import { press } from './hand';
import { checkPage, checkShape } from './inspect';
import { gameId, openTable } from './tables';

const MARKUP = '<img src=x onerror=alert(1)>';
const WIDE = 'W'.repeat(32);
const HAN = '漢'.repeat(32);
const HEBREW = 'עֲדָה بِنْت زُبَيْدَة';
const PICTURES = '🕵🏽🔎🎩🐀🇪🇺🕵🏿';
const BRACES = "{name} <b>'{seat}'</b> # &amp;";

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('five people with strange names play a game whose every page shows them as text', async () => {
  const host = await house.visit(DESK);
  await openTable(host, { title: 'P.I.', name: WIDE, choices: { Players: '5', 'Who may join': 'Anybody' } });
  const id = gameId(host.page);
  const guest = await house.visit(PHONE);
  await guest.page.goto('/tables/');
  await guest.page.getByText(`${WIDE} hosts`).waitFor();
  await checkShape(guest, 'names-open-tables');
  for (const name of [HAN, HEBREW, BRACES]) await (await named(name)).join(id);

  await press(guest, guest.page.getByRole('link', { name: /^Join P\.I\./ }));
  await guest.page.getByRole('heading', { name: `${WIDE} invites you` }).waitFor();
  for (const name of [WIDE, HAN, HEBREW, BRACES]) await checkText(guest, name);
  await checkShape(guest, 'names-join');
  await guest.page.getByLabel('Your name at the table').fill(MARKUP);
  await press(guest, guest.page.getByRole('button', { name: 'Sit down' }));

  await guest.page.getByRole('region', { name: 'Players' }).getByText(`${MARKUP} (you)`).waitFor();
  for (const name of [WIDE, HAN, HEBREW, BRACES]) await checkText(guest, name);
  await checkShape(guest, 'names-game');
  await host.page.getByRole('region', { name: 'Players' }).getByText(MARKUP).waitFor();
  await host.page.goto('/');
  await host.page.getByText(MARKUP).first().waitFor();
  await checkShape(host, 'names-home');
});

test('two people with strange names play Mr. Jack Pocket', async () => {
  const host = await house.visit(DESK);
  await openTable(host, {
    title: 'Mr. Jack Pocket',
    name: PICTURES,
    choices: { 'Who is Jack': 'Your guest', 'Who may join': 'Anybody' },
  });
  await checkShape(host, 'names-table');
  await (await named(HAN)).join(gameId(host.page));
  await host.page.getByText(`Investigator, against ${HAN}`).waitFor();
  await checkShape(host, 'names-mr-jack-pocket');
  await host.page.goto('/you/');
  await host.page.getByRole('heading', { name: PICTURES }).waitFor();
  await checkPage(host, 'you');
});

async function named(name: string): Promise<Visitor> {
  const visitor = await Visitor.at(house.address);
  expect((await visitor.enter(name)).name).toBe(name.normalize('NFC'));
  return visitor;
}

async function checkText({ page }: Person, name: string): Promise<void> {
  await page.getByText(name.normalize('NFC')).first().waitFor();
}
