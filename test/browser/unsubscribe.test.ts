/**
 * Mails of a kind are stopped by the link of a letter.
 *
 * 1. Ada gets a letter of her turn, and opens its link in a browser where nobody is signed in. Nothing has happened before she presses.
 *    Then no such mail comes any more, and all else is as it was. From there she comes to her notices.
 * 2. A look at the address that mail programs post to leads to the same page.
 * 3. A link that has lost a piece, or that is nobody's, is told kindly.
 * 4. Who stops mails of a start reads that a first turn of their own is told all the same.
 */

import type { Notices } from '@shared/api/notices';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { apiOf, by, DESK, type House, openHouse, PHONE } from '../support/browser';
import { begin, comeAs } from './guests';
import { press } from './hand';
import { checkPage } from './inspect';
import { letterAbout } from './mail';
import { playElsewhere } from './moves';
import { signUp } from './signing-up';

const DAY = 24 * 60 * 60 * 1000;
const PACE = { turn: DAY, weekends: true, vacation: true, forfeit: 2 } as const;

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(() => house.close());

test('the link of a letter stops mails of its kind with one press, whoever is signed in', async () => {
  const ada = await house.visit(DESK);
  await signUp(house, ada, 'ada@example.org', 'Ada');
  const api = await apiOf(ada);
  await api.expect(200, '/api/me/notices', { method: 'PATCH', json: { ways: { turn: { mail: 'now' } } } });
  const theo = await comeAs(house, 'Theo', 'Europe/Berlin', DESK);
  const { id } = await begin({ ...ada, api }, theo, PACE);
  await ada.page.goto('/tables/');
  await theo.page.goto('/tables/');
  await playElsewhere(id, [ada, theo], 2);
  const { text } = await letterAbout(house.address, 'ada@example.org', /^Your turn in /);
  const [link = ''] = /https?:\S+\/unsubscribe\/#token=[\w.-]+/.exec(text) ?? [];

  const reader = await house.visit(PHONE);
  const { page } = reader;
  await page.goto(link);
  await page.getByRole('heading', { name: 'Stop these mails' }).waitFor();
  await page.getByText('It is your turn').waitFor();
  await expect.poll(() => page.url()).toBe(`${house.address}/unsubscribe/`);
  await checkPage(reader, 'unsubscribe');
  expect(await waysOf(api)).toMatchObject({ turn: { mail: 'now' } });
  await press(by(reader, 'keys'), page.getByRole('button', { name: 'Stop them' }));
  await page.getByText('You get no more mails of this kind: “It is your turn”.').waitFor();
  await checkPage(reader, 'unsubscribe-done');
  await vi.waitFor(async () => expect(await waysOf(api)).toMatchObject({ turn: { mail: 'off' }, reminder: { mail: 'now' } }));

  await page.goto(link.replace('/unsubscribe/#', '/api/unsubscribe?'));
  await page.waitForURL(/\/unsubscribe\//);
  await page.getByRole('button', { name: 'Stop them' }).waitFor();
  await press(reader, page.getByRole('button', { name: 'Stop them' }));
  await press(reader, page.getByRole('link', { name: 'All your notices' }));
  await page.getByRole('heading', { name: 'Notices' }).waitFor();
  await page.getByText('You have no name here yet.').waitFor();
});

test('a link that is not whole is told kindly', async () => {
  const reader = await house.visit(PHONE);
  const { page } = reader;
  for (const token of ['', `${'A'.repeat(22)}.turn.${'B'.repeat(21)}`, 'nonsense']) {
    await page.goto('about:blank');
    await page.goto(`/unsubscribe/#token=${token}`);
    await page.getByRole('heading', { name: 'This link is not whole' }).waitFor();
  }
  await checkPage(reader, 'unsubscribe-broken');
  await page.goto('about:blank');
  await page.goto(`/unsubscribe/#token=${'A'.repeat(22)}.digest.${'B'.repeat(22)}`);
  await page.getByText('the daily summary comes no more by mail').waitFor();
  await press(reader, page.getByRole('button', { name: 'Stop them' }));
  await page.getByText('The daily summary comes no more by mail.', { exact: true }).waitFor();
});

test('whoever stops mails of a start reads that a first turn is told all the same', async () => {
  const { page } = await house.visit(PHONE);
  await page.goto(`/unsubscribe/#token=${'A'.repeat(22)}.started.${'B'.repeat(22)}`);
  await page.getByText('no more mails of this kind: “A game begins”').waitFor();
  await page.getByText('When the first turn of a game is yours, you are still told').waitFor();
});

async function waysOf(api: Awaited<ReturnType<typeof apiOf>>): Promise<Notices['ways']> {
  return (await api.expect<Notices>(200, '/api/me/notices')).ways;
}
