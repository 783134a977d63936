/**
 * Where an invite link leads when there is no seat to take, and what becomes of a table that never fills.
 *
 * 1. A link with a letter lost, a link without its last part, a link with another's last part.
 * 2. A link to a table at which one sits, to one that has begun, to one that is over, to one that was cancelled.
 * 3. Two open the same link; the slower is told that the game has begun.
 * 4. A guest leaves before the start. The host cancels in two steps, and the other guest sees it.
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiOf, DESK, expectFault, type House, openHouse, type Person, PHONE } from '../support/browser';
import { press } from './hand';
import { checkPage } from './inspect';
import { gameId, openTable, sitDown } from './tables';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('a broken link says what is wrong with it', async () => {
  const host = await house.visit(DESK);
  const link = await openTable(host, { title: 'P.I.', name: 'Hanna' });
  const id = gameId(host.page);
  const guest = await house.visit(PHONE);
  expectFault(guest, /status of (403|404) .*\/api\/games\//);
  await followed(guest, '/join/#nonsense', 'This link leads to no table');
  await followed(guest, `/join/#${id.slice(1)}A`, 'This link leads to no table');
  await followed(guest, `/join/#${id}`, 'This table is by invitation');
  await checkPage(guest, 'join-by-invitation');
  await guest.page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'Q' : 'A'}`);
  await guest.page.getByLabel('Your name at the table').fill('Gus');
  await press(guest, guest.page.getByRole('button', { name: 'Sit down' }));
  await guest.page.getByRole('heading', { name: 'This table is by invitation' }).waitFor();
  await sitDown(guest, link);
  await host.page.getByText('First edition · Gus').waitFor();
});

test('a link to a table with no free seat leads on', async () => {
  const host = await house.visit(DESK);
  const guest = await house.visit(DESK);
  const stranger = await house.visit(PHONE);
  const link = await openTable(host, { title: 'Mr. Jack Pocket', name: 'Hanna' });
  await followed(host, link, 'You sit at this table');
  await press(host, host.page.getByRole('link', { name: 'To the table' }));
  await host.page.getByText('Waiting for one more player').waitFor();

  await guest.page.goto(link);
  await stranger.page.goto(link);
  await stranger.page.getByLabel('Your name at the table').fill('Sven');
  await sitDown(guest, link, 'Gus');
  expectFault(stranger, /status of 409 .*\/seats/);
  await press(stranger, stranger.page.getByRole('button', { name: 'Sit down' }));
  await stranger.page.getByRole('heading', { name: 'This game has begun without you' }).waitFor();

  await followed(stranger, link, 'This game has begun without you');
  await press(stranger, stranger.page.getByRole('link', { name: 'Look on' }));
  await stranger.page.getByText(/ is Jack, (Hanna|Gus) investigates$/).waitFor();

  const api = await apiOf(guest);
  await api.expect(200, `/api/games/${gameId(guest.page)}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  await followed(stranger, link, 'This game is over');
});

test('a guest leaves, and the host cancels the table in two steps', async () => {
  const host = await house.visit(DESK);
  const leaver = await house.visit(PHONE);
  const stayer = await house.visit(PHONE);
  const link = await openTable(host, { title: 'P.I.', name: 'Hanna', choices: { Players: '4' } });
  await sitDown(leaver, link, 'Lea');
  await sitDown(stayer, link, 'Sten');
  await host.page.getByText('3 of 4 taken').waitFor();
  await stayer.page.getByText('Waiting for one more player').waitFor();

  // The page may ask for news of the talk at that very moment.
  expectFault(leaver, /status of 403 .*\/messages/);
  await press(leaver, leaver.page.getByRole('button', { name: 'Leave the table' }));
  await press(
    leaver,
    leaver.page.getByRole('group', { name: 'Leave the table' }).getByRole('button', { name: 'Leave the table' }),
  );
  await leaver.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await host.page.getByText('2 of 4 taken').waitFor();

  const cancel = host.page.getByRole('button', { name: 'Cancel the table' });
  await press(host, cancel);
  await host.page.getByText('Everybody who sits here would have to leave.').waitFor();
  await press(host, host.page.getByRole('button', { name: 'Stay' }));
  await press(host, cancel);
  await press(host, host.page.getByRole('group', { name: 'Cancel the table' }).getByRole('button', { name: 'Cancel the table' }));
  await host.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await stayer.page.getByText('This table was cancelled').waitFor();
  await checkPage(stayer, 'table-cancelled');
  await followed(leaver, link, 'This table was cancelled');
});

/** Opens a link and reads the head of the page it leads to. */
async function followed({ page }: Person, link: string, head: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: head }).waitFor();
}
