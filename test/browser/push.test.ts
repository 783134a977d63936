/**
 * Notices in a browser, from the server to the game.
 *
 * 1. Nora switches notices on. Theo moves: what arrives at her push service is signed by the server and can be read by her browser alone.
 *    Handed to the worker of her browser it shows as a notice; pressed, it opens the game.
 * 2. What cannot be read shows a plain notice; one that would lead elsewhere leads home.
 * 3. Her browser gets another subscription: the next page that she opens tells the server, or the worker, where the browser tells it.
 * 4. She signs out: the server knows of her browser no more, and nothing is left in it.
 */

import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Notices } from '@shared/api/notices';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DESK, type House, openHouse, PHONE } from '../support/browser';
import { type PushService, signedBy, startPushService, subscribed } from '../support/push-service';
import type { Visitor } from '../support/visitor';
import { begin, comeBackAs, type Guest } from './guests';
import { press } from './hand';
import { checkPage } from './inspect';
import { playElsewhere } from './moves';
import { allowNotices, deliverAndShow, moveSubscription, pressNotice, renewSubscription, shownIn } from './push-here';

const DETOUR = pathToFileURL(path.join(import.meta.dirname, 'detour.mjs')).href;

const DAY = 24 * 60 * 60 * 1000;
const PACE = { turn: DAY, weekends: true, vacation: true, forfeit: 2 } as const;

let service: PushService;
let house: House;

beforeAll(async () => {
  service = await startPushService();
  house = await openHouse({ NODE_OPTIONS: `--import=${DETOUR}`, PUSH_SERVICE: service.address }, true);
});

afterEach(async () => expect(await house.empty()).toEqual([]));

afterAll(async () => {
  await house.close();
  await service.stop();
});

test('a turn comes as a notice that opens the game', async () => {
  const nora = await comeBackAs(house, 'Nora', 'Europe/Berlin', PHONE);
  const theo = await comeBackAs(house, 'Theo', 'America/New_York', DESK);
  const browser = subscribed(service, 'nora');
  await allowNotices(nora, browser.request);
  const { id } = await begin(nora, theo, PACE);

  await switchOn(nora);
  const { push } = await noticesOf(nora.api);
  expect(push.devices).toBe(1);
  await checkPage(nora, 'notices-push-on');
  await toldAtOnce(nora.api);
  await playElsewhere(id, [nora, theo], 2);
  await service.arrived(1);

  const [first] = service.pushed;
  expect(first && signedBy(first).key).toBe(push.key);
  const [payload] = browser.shown();
  expect(payload).toMatchObject({ path: `/game/?id=${id}`, waiting: 1 });
  if (payload === undefined) return;
  await nora.page.goto('/tables/');
  await deliverAndShow(nora, JSON.stringify(payload), payload.tag);
  expect(await shownIn(nora)).toEqual([{ title: payload.title, body: payload.body, tag: payload.tag }]);
  await pressNotice(nora, payload.tag);
  await nora.page.waitForURL(`**${payload.path}`);
  await nora.page.getByText('Your turn').first().waitFor();
  expect(await shownIn(nora)).toEqual([]);
});

test('what cannot be read is told plainly, and nothing leads elsewhere', async () => {
  const nora = await comeBackAs(house, 'Nora', 'Europe/Berlin', DESK);
  await allowNotices(nora, subscribed(service).request);
  await switchOn(nora);
  await deliverAndShow(nora, 'no notice', 'casebook');
  expect(await shownIn(nora)).toMatchObject([{ title: 'Casebook' }]);
  await pressNotice(nora, 'casebook');
  await nora.page.waitForURL(`${house.address}/`);

  for (const [at, place] of [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
  ].entries()) {
    await nora.page.goto('/tables/');
    // Each with a tag of its own: the one before may still be closing.
    const tag = `elsewhere ${at}`;
    await deliverAndShow(nora, JSON.stringify({ title: 'T', body: '', path: place, tag, waiting: 0 }), tag);
    await pressNotice(nora, tag);
    await nora.page.waitForURL(`${house.address}/`);
  }
});

test('another subscription is told to the server by the next page, and none is left after signing out', async () => {
  const nora = await comeBackAs(house, 'Nora', 'Europe/Berlin', DESK);
  await allowNotices(nora, subscribed(service).request);
  const elsewhere = await alsoSignedIn(nora);
  await switchOn(nora);
  const { here: before } = (await noticesOf(nora.api)).push;

  await moveSubscription(nora, subscribed(service).request.endpoint);
  await nora.page.goto('/tables/');
  await expect.poll(async () => (await noticesOf(nora.api)).push.here).not.toBe(before);
  expect((await noticesOf(elsewhere)).push).toEqual({ key: expect.any(String), devices: 1 });

  await nora.page.goto('/you/');
  await press(nora, nora.page.getByRole('button', { name: 'Sign out', exact: true }));
  await press(nora, nora.page.getByRole('group', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }));
  await nora.page.getByText('You have no name here yet.').waitFor();
  expect((await noticesOf(elsewhere)).push.devices).toBe(0);
  await expect
    .poll(() => nora.page.evaluate(() => [localStorage.getItem('push'), localStorage.getItem('played key')]))
    .toEqual([null, null]);
});

test('a subscription that the browser renews by itself is told to the server at once, with no page', async () => {
  const nora = await comeBackAs(house, 'Nora', 'Europe/Berlin', DESK);
  await allowNotices(nora, subscribed(service).request);
  await switchOn(nora);
  const { here: before } = (await noticesOf(nora.api)).push;
  await renewSubscription(nora, undefined);
  expect((await noticesOf(nora.api)).push.here).toBe(before);
  const { request } = subscribed(service);
  await renewSubscription(nora, request);
  expect((await noticesOf(nora.api)).push).toMatchObject({ devices: 1, here: markOf(request.endpoint) });
});

test('notices are switched off where they were switched on', async () => {
  const nora = await comeBackAs(house, 'Nora', 'Europe/Berlin', DESK);
  await allowNotices(nora, subscribed(service).request);
  await switchOn(nora);
  await press(nora, nora.page.getByRole('button', { name: 'Switch off here' }));
  await nora.page.getByRole('button', { name: 'Switch on here' }).waitFor();
  expect((await noticesOf(nora.api)).push.devices).toBe(0);
});

test.each([
  ['it was sent', 201, 'It was sent.', 'Switch off here'],
  ['nobody takes it any more', 410, 'This browser takes nothing any more (410).', 'Switch on here'],
])('a test says that %s', async (_, status, says, then) => {
  const nora = await comeBackAs(house, 'Nora', 'Europe/Berlin', DESK);
  const browser = subscribed(service);
  service.sayings.set(browser.request.endpoint, { status });
  await allowNotices(nora, browser.request);
  await switchOn(nora);
  await press(nora, nora.page.getByRole('button', { name: 'Send a test: Browser' }));
  await nora.page.getByText(says).waitFor();
  await nora.page.getByRole('button', { name: then }).waitFor();
  expect(browser.shown()).toHaveLength(1);
});

async function switchOn(person: Guest): Promise<void> {
  await person.page.goto('/notices/');
  await press(person, person.page.getByRole('button', { name: 'Switch on here' }));
  await person.page.getByText('Switched on in this browser.').waitFor();
}

/** What the server calls a subscription by. */
function markOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

function noticesOf(api: Visitor): Promise<Notices> {
  return api.expect(200, '/api/me/notices');
}

/** Nobody waits a minute to see whether they come by themselves. */
async function toldAtOnce(api: Visitor): Promise<void> {
  await api.expect(200, '/api/me/notices', {
    method: 'PATCH',
    json: { ways: { turn: { push: 'now' }, started: { push: 'off' } } },
  });
}

/** Another browser of the same player. */
async function alsoSignedIn({ api }: Guest): Promise<Visitor> {
  const { code } = await api.expect<{ readonly code: string }>(201, '/api/session/device', { method: 'POST', json: {} });
  const other = api.another();
  await other.expect(200, '/api/session', { method: 'POST', json: { device: code } });
  return other;
}
