/**
 * Home and the open tables.
 *
 * 1. A newcomer's first page says what this is and leads to a new game. No table is open yet.
 * 2. A stranger finds a public table, types a name and sits down with one tap.
 * 3. A player's home: the game that waits for them first, then their open table with a link to copy,
 *    the game that waits for another, tables of others, and how a finished game ended. The first letter leads to its game.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, PHONE } from '../support/browser';
import { Visitor } from '../support/visitor';
import { press } from './hand';
import { checkPage } from './inspect';
import { gameId, inviteLink, openTable } from './tables';
import { standing } from './turns';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a newcomer reads what this is, and that no table is open', async () => {
  const newcomer = await house.visit(PHONE);
  const { page } = newcomer;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Deduction games by mail' }).waitFor();
  await checkPage(newcomer, 'home-newcomer');
  await press(newcomer, page.getByRole('navigation').getByRole('link', { name: 'Tables' }));
  await page.getByText('No table is open just now.').waitFor();
  await checkPage(newcomer, 'open-tables-none');
  await press(newcomer, page.getByRole('link', { name: 'Open a table' }));
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.getByLabel('Your name at the table').waitFor();
  await checkPage(newcomer, 'new-game');
});

test('a stranger finds a public table and sits down with a name and a tap', async () => {
  const host = await house.visit(DESK);
  await openTable(host, { title: 'Mr. Jack Pocket', name: 'Hanna', choices: { 'Who may join': 'Anybody' } });
  const stranger = await house.visit(PHONE);
  const { page } = stranger;
  await page.goto('/tables/');
  await page.getByText('Hanna hosts').waitFor();
  await checkPage(stranger, 'open-tables');
  await press(stranger, page.getByRole('link', { name: 'Join Mr. Jack Pocket, hosted by Hanna' }));
  await page.getByLabel('Your name at the table').fill('Sven');
  await press(stranger, page.getByRole('button', { name: 'Sit down' }));
  await page.getByText(/, against Hanna$/).waitFor();
  await host.page.getByText(/, against Sven$/).waitFor();
});

test('a player’s home shows what waits for them first, and every other game they have', async () => {
  const ivy = await house.visit(DESK);
  const { page } = ivy;
  const guest = await friend('Otto');

  await openTable(ivy, { title: 'Mr. Jack Pocket', name: 'Ivy', choices: { 'Who is Jack': 'Your guest' } });
  const mine = gameId(page);
  await join(guest, await inviteLink(page));
  await openTable(ivy, { title: 'Mr. Jack Pocket', choices: { 'Who is Jack': 'You' } });
  await join(guest, await inviteLink(page));
  await openTable(ivy, { title: 'Mr. Jack Pocket' });
  const over = await join(guest, await inviteLink(page));
  await guest.expect(200, `/api/games/${over}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  await (await friend('Hal')).create({ title: 'pi', options: { edition: 'first' }, seats: 4, visibility: 'open' });
  const link = await openTable(ivy, { title: 'P.I.', choices: { Players: '3' } });

  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'One game waits for you' });
  await waiting.getByText('It is your turn, until').waitFor();
  await page.getByRole('region', { name: 'Waiting for others' }).getByText('Mr. Jack Pocket · Otto to move').waitFor();
  await page.getByRole('region', { name: 'Open tables', exact: true }).getByText('Hal hosts').waitFor();
  const finished = page.getByRole('region', { name: 'Finished' });
  await finished.getByText('Mr. Jack Pocket, with Otto').waitFor();
  await finished.getByText('Won').waitFor();

  const table = page.getByRole('region', { name: 'Your open tables' });
  await expect.poll(() => table.getByLabel('Who opens this link may sit down:').inputValue()).toBe(link);
  await ivy.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(ivy, table.getByRole('button', { name: 'Copy' }));
  await table.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await checkPage(ivy, 'home');

  await press(ivy, waiting.getByRole('link', { name: 'Otto' }));
  await page.waitForURL(`**/game/?id=${mine}`);
  expect(await standing(page)).toBe('Your turn');
  await page.goBack();
  await waiting.waitFor();
});

/** Somebody who plays over the API alone. */
async function friend(name: string): Promise<Visitor> {
  const visitor = await Visitor.at(house.address);
  await visitor.enter(name);
  return visitor;
}

/** @returns the table's id. */
async function join(visitor: Visitor, link: string): Promise<string> {
  const [id = '', invite = ''] = new URL(link).hash.slice(1).split('.');
  await visitor.join(id, { invite });
  return id;
}
